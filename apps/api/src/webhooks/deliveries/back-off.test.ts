import { describe, expect, it } from 'vitest'
import { secondsOfPause, secondsUntilRetry } from './back-off.ts'

const hour = 3600

describe('a message', () => {
  it.each([
    [1, 0, 5],
    [2, 5, 300],
    [3, 305, 1800],
    [4, 2105, 2 * hour],
    [5, 2.6 * hour, 5 * hour],
    [6, 7.6 * hour, 10 * hour],
    [7, 17.6 * hour, 14 * hour],
    [8, 31.6 * hour, 20 * hour],
    // 24 hours would be after the end of the three days.
    [9, 51.6 * hour, 20.4 * hour],
    [10, 71 * hour, 1 * hour],
  ])('that failed %i times waits', (failures, ageSeconds, wait) => {
    expect(secondsUntilRetry({ failures, ageSeconds, random: 0 })).toBeCloseTo(wait, 3)
  })

  it('is given up after three days, however often it was tried', () => {
    expect(secondsUntilRetry({ failures: 3, ageSeconds: 72 * hour, random: 0 })).toBeNull()
    expect(secondsUntilRetry({ failures: 10, ageSeconds: 80 * hour, random: 1 })).toBeNull()
  })

  it('waits up to a tenth longer by chance, but not beyond the end', () => {
    expect(secondsUntilRetry({ failures: 2, ageSeconds: 5, random: 1 })).toBeCloseTo(330)
    expect(secondsUntilRetry({ failures: 9, ageSeconds: 71.9 * hour, random: 1 })).toBeCloseTo(360)
  })
})

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [6, 160],
  [7, 300],
  [500, 300],
])('an endpoint that failed %i times in a row is left alone', (failures, seconds) => {
  expect(secondsOfPause(failures, 0)).toBe(seconds)
  expect(secondsOfPause(failures, 1)).toBeCloseTo(seconds * 1.1)
})
