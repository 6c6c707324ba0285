import { expect, it } from 'vitest'
import { isComplete, isSameAddress } from './email-change.ts'

const at = new Date('2026-11-29T10:00:00Z')

it.each([
  ['old', null, null, false],
  ['new', null, null, false],
  ['old', null, at, true],
  ['new', at, null, true],
  ['old', at, null, false],
  ['new', null, at, false],
] as const)('the %s address agrees after %s and %s: %s', (side, old, fresh, complete) => {
  expect(isComplete({ old_confirmed_at: old, new_confirmed_at: fresh }, side)).toBe(complete)
})

it.each([
  ['Grace@Example.com ', 'grace@example.com', true],
  ['grace@example.com', 'grace@example.org', false],
])('%s is %s: %s', (one, other, same) => {
  expect(isSameAddress(one, other)).toBe(same)
})
