import { expect, test } from 'vitest'
import { newRecoveryCodes, plainRecoveryCode, sixDigits } from './recovery-codes.ts'

test('ten codes, each another', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
})

test.each([
  ['7K2M-QX9P-4HTD-WN3C', '7K2MQX9P4HTDWN3C'],
  [' 7k2m qx9p4htd wn3c ', '7K2MQX9P4HTDWN3C'],
])('%j is read as %s', (typed, plain) => {
  expect(plainRecoveryCode(typed)).toBe(plain)
})

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['7K2M-QX9P-4HTD-WN3C', null],
  ['１２３４５６', null],
])('%j: %s', (typed, digits) => {
  expect(sixDigits(typed)).toBe(digits)
})
