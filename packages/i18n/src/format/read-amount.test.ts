import { expect, it } from 'vitest'
import { languageCodes, languages } from '../languages.ts'
import { formatMoney, formatMoneyByCode } from './money.ts'
import { readAmount } from './read-amount.ts'

it.each([
  ['5200', '5200.00'],
  [' 5,200.5 ', '5200.50'],
  ['1 250,5', '1250.50'],
  ['50,00', '50.00'],
  ['1,250', '1250.00'],
  ['1.250,00', null],
  ['0.01', '0.01'],
  ['-1', null],
  ['1.234', null],
  ['all of it', null],
  ['', null],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it.each([
  ['1 000 USD', 'USD', '1000.00'],
  ['1\u202f250,50\u00a0USD', 'USD', '1250.50'],
  ['USD\u00a01,250.50', 'USD', '1250.50'],
  ['$1,250', 'USD', '1250.00'],
  ['1,250', 'USD', '1250.00'],
  ['KES 500', 'USD', null],
  ['500 KES', 'KES', '500.00'],
  ['$500', 'KES', null],
  ['-200 USD', 'USD', null],
  ['USD', 'USD', null],
  ['1 000 USD', undefined, null],
])('%j in a field of %s is %j', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})

it.each(languageCodes)('reads in %s what it prints', (language) => {
  const { locale } = languages[language]
  const amount = { amount: '12041.10', currency: 'USD' }
  expect(readAmount(formatMoney(amount, locale), 'USD')).toBe('12041.10')
  expect(readAmount(formatMoneyByCode(amount, locale), 'USD')).toBe('12041.10')
})
