import { expect, it } from 'vitest'
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
