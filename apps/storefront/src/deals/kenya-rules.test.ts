import { expect, test } from 'vitest'
import { isAdmittedByKenya } from './kenya-rules.ts'

test.each([
  // Ordered in October it arrives the same year, ordered in November it may not.
  [2019, 'Right', '2026-10-01', true],
  [2018, 'Right', '2026-10-01', false],
  [2019, 'Right', '2026-11-21', false],
  [2020, 'Right', '2026-11-21', true],
  [2020, 'Right', '2026-12-31', true],
  [2020, 'Left', '2026-10-01', false],
  [2020, null, '2026-10-01', false],
  [null, 'Right', '2026-10-01', false],
])('a car of %s, driven on the %s, ordered on %s: %s', (year, steering, now, admitted) => {
  expect(isAdmittedByKenya({ year, steering }, new Date(now))).toBe(admitted)
})
