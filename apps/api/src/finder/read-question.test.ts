import { expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'

const nothing = { text: '', email: null, phone: null, number: null, amount: null, code: null }

it.each<[typed: string, country: string | null, read: object]>([
  // Numbers of ours, which may also be amounts.
  ['10234', 'ZM', { text: '10234', number: '10234', amount: usd(10_234, null), code: '10234' }],
  [
    'ORD-100118',
    'ZM',
    { text: '100118', number: '100118', amount: usd(100_118, null), code: '100118' },
  ],
  [
    'order #100118',
    null,
    { text: '100118', number: '100118', amount: usd(100_118, null), code: '100118' },
  ],
  [
    '1001187',
    null,
    {
      text: '1001187',
      number: '1001187',
      amount: usd(1_001_187, null),
      code: '1001187',
      phone: { ending: '1001187', whole: null },
    },
  ],
  // Telephone numbers, as they are dialled in Zambia, from abroad, and where nothing is known of the reader.
  [
    '+260 97 712 3456',
    'ZM',
    { text: '+260 97 712 3456', phone: { ending: '260977123456', whole: '+260977123456' } },
  ],
  [
    '0977 123 456',
    'ZM',
    {
      text: '0977 123 456',
      code: '0977123456',
      phone: { ending: '977123456', whole: '+260977123456' },
    },
  ],
  [
    '0712 345 678',
    'KE',
    {
      text: '0712 345 678',
      code: '0712345678',
      phone: { ending: '712345678', whole: '+254712345678' },
    },
  ],
  [
    '0977 123 456',
    null,
    { text: '0977 123 456', code: '0977123456', phone: { ending: '977123456', whole: null } },
  ],
  // Amounts.
  ['1,250.00', 'ZM', { amount: usd(1250, null) }],
  ['1.250,00', 'ZM', { amount: usd(1250, null) }],
  ['1250.5', null, { amount: usd(1250.5, null) }],
  ['USD 4 500', null, { amount: usd(4500, 'USD') }],
  ['4500 usd', null, { amount: usd(4500, 'USD') }],
  ['$4,500', null, { amount: usd(4500, 'USD') }],
  ['KES 120000', 'KE', { amount: usd(120_000, 'KES') }],
  ["12'500", null, { amount: usd(12_500, null) }],
  // Numbers of papers.
  ['NZE141-1234567', 'ZM', { text: 'NZE141-1234567', code: 'NZE1411234567' }],
  ['nze1411234567', 'ZM', { text: 'nze1411234567', code: 'NZE1411234567' }],
  ['JTMHV05J 804123456', null, { text: 'JTMHV05J 804123456', code: 'JTMHV05J804123456' }],
  ['MSKU1234567', null, { text: 'MSKU1234567', code: 'MSKU1234567' }],
  ['msku 123456-7', null, { text: 'msku 123456-7', code: 'MSKU1234567' }],
  ['MAEU/240118.A', null, { text: 'MAEU/240118.A', code: 'MAEU240118A' }],
  // Words.
  [
    '  Grace.W@Mail.example ',
    'KE',
    { text: 'Grace.W@Mail.example', email: 'grace.w@mail.example' },
  ],
  ['Morning  Celine', null, { text: 'Morning Celine' }],
  ['Toyota Hilux 2019', null, { text: 'Toyota Hilux 2019' }],
  ['Lubumbashi', 'CD', { text: 'Lubumbashi' }],
  ['No. 5', null, { text: '5', number: '5', amount: usd(5, null) }],
  ['GLE 450', null, { text: 'GLE 450', code: 'GLE450' }],
  ["O'Brien", null, { text: "O'Brien" }],
  ['1.250,00,00', null, { text: '1.250,00,00' }],
  ['', null, {}],
])('%j in %s', (typed, country, read) => {
  expect(readQuestion(typed, country)).toEqual({ ...nothing, ...read })
})

function usd(amount: number, currency: string | null) {
  return { minor: amount * 100, currency }
}
