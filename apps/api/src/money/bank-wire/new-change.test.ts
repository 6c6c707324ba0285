import { expect, it } from 'vitest'
import { isNewChange } from './new-change.ts'

const changed = new Date('2026-11-20T08:00:00Z')

it.each([
  ['2026-11-20T08:00:00Z', true],
  ['2026-11-23T07:59:59Z', true],
  ['2026-11-23T08:00:00Z', false],
  ['2027-01-01T00:00:00Z', false],
])('at %s it is new: %s', (now, isNew) => {
  expect(isNewChange(changed, new Date(now))).toBe(isNew)
})
