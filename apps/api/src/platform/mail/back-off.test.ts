import { expect, test } from 'vitest'
import { attemptsAtMost, secondsUntilRetry } from './back-off.ts'

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [9, 7680],
  [10, 15_360],
  [11, 21_600],
  [15, 21_600],
  [16, null],
  [17, null],
])('after %d failures the next attempt is in %s seconds', (failed, seconds) => {
  expect(secondsUntilRetry(failed)).toBe(seconds)
})

test('it is tried for about two days', () => {
  const waits = Array.from({ length: attemptsAtMost - 1 }, (_, n) => secondsUntilRetry(n + 1) ?? 0)
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600
  expect(hours).toBeGreaterThan(36)
  expect(hours).toBeLessThan(60)
})
