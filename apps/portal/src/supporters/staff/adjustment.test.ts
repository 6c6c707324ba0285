import { expect, it } from 'vitest'
import { validateAdjustment, readAmount } from './adjustment.ts'

it.each([
  ['12.50', '12.50'],
  ['-12.5', '-12.50'],
  ['+3', '3.00'],
  [' 1,25 ', '1.25'],
  ['0', null],
  ['-0.00', null],
  ['', null],
  ['1.234', null],
  ['12.50 USD', null],
  ['99999999', null],
])('%j is %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

it('asks for both', () => {
  expect(Object.keys(validateAdjustment({ amount: '', reason: ' ' }))).toEqual(['amount', 'reason'])
  expect(validateAdjustment({ amount: '-1', reason: 'Refund' })).toEqual({})
})
