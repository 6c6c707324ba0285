import { expect, it } from 'vitest'
import { decimalMarkOf, readAmount } from './amounts.ts'
import { readDay } from './days.ts'

it.each([
  ['1,234.56', '.', 123456],
  ['1.234,56', ',', 123456],
  ['1 234,5', ',', 123450],
  ['1 234,56', ',', 123456],
  ["1'234.56", '.', 123456],
  ['12,34,567.89', '.', 123456789],
  ['-12.00', '.', -1200],
  ['−12.00', '.', -1200],
  ['12.00-', '.', -1200],
  ['(12.00)', '.', -1200],
  ['12,00 DR', ',', -1200],
  ['12,00 CR', ',', 1200],
  ['USD 1,000', '.', 100000],
  ['12450,', ',', 1245000],
  ['1.234', '.', null],
  ['12,34', '.', null],
  ['1.2.3', '.', null],
  ['', '.', null],
  ['n/a', '.', null],
  ['123456789012.00', '.', 12345678901200],
  ['1234567890123.00', '.', null],
] as const)('%s with %s is %s', (text, mark, hundredths) => {
  expect(readAmount(text, mark)).toBe(hundredths)
})

it.each([
  [['1,234.56', '7'], '.'],
  [['1.234,56', '12,5'], ','],
  [['1,234'], '.'],
] as const)('%j are written with %s', (amounts, mark) => {
  expect(decimalMarkOf(amounts)).toBe(mark)
})

it.each([
  ['04/03/2026', 'dmy', '2026-03-04'],
  ['04/03/2026', 'mdy', '2026-04-03'],
  ['4 Mar 26', 'dmy', '2026-03-04'],
  ['12-août-2026', 'dmy', '2026-08-12'],
  ['2026-03-04T10:00:00', 'dmy', '2026-03-04'],
  ['20260304', 'dmy', '2026-03-04'],
  ['30/02/2026', 'dmy', null],
  ['Total', 'dmy', null],
] as const)('%s as %s is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day)
})
