import { expect, test } from 'vitest'
import { isAccountNumber, isSwift, plainNumber } from './account-number.ts'

test.each([
  ['0100 4471 2208', true],
  ['9140-0012-3456', true],
  ['GB82 WEST 1234 5698 7654 32', true],
  ['MU17BOMM0101101030300200000MUR', true],
  // Two digits of the first have changed places.
  ['GB82 WEST 1234 5698 7645 32', false],
  ['12345', false],
  ['0100/4471', false],
  ['', false],
  ['1'.repeat(35), false],
])('the account %s: %s', (typed, isOne) => {
  expect(isAccountNumber(plainNumber(typed))).toBe(isOne)
})

test.each([
  ['hrbrkena', true],
  ['KCBLKENX XXX', true],
  ['KCBLKEN', false],
  ['KCBLKENXXX', false],
  ['1CBLKENX', false],
])('the SWIFT code %s: %s', (typed, isOne) => {
  expect(isSwift(plainNumber(typed))).toBe(isOne)
})
