import { describe, expect, test } from 'vitest'
import { addFailure, type Scope, secondsToWait } from './throttle.ts'

const at = new Date('2026-11-20T09:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)

describe('the next attempt waits', () => {
  test.each<[Scope, number, number, number]>([
    ['pair', 0, 0, 0],
    ['pair', 4, 0, 0],
    ['pair', 5, 0, 5],
    ['pair', 5, 4.2, 1],
    ['pair', 5, 5, 0],
    ['pair', 6, 0, 10],
    ['pair', 7, 0, 20],
    ['pair', 12, 0, 640],
    ['pair', 13, 0, 900],
    ['pair', 5000, 0, 900],
    ['account', 14, 0, 0],
    ['account', 15, 0, 5],
    ['account', 17, 3, 17],
    ['address', 29, 0, 0],
    ['address', 30, 0, 5],
    ['address', 60, 899, 1],
    // The clock of another process may be ahead.
    ['pair', 5, -2, 7],
  ])('of the %s, %d failed, %d s ago: %d s', (scope, count, ago, wait) => {
    expect(secondsToWait(scope, { count, at }, after(ago))).toBe(wait)
  })
})

describe('one more failure', () => {
  test.each<[Scope, number, number, number]>([
    ['pair', 0, 0, 1],
    ['pair', 5, 899, 6],
    ['pair', 5, 900, 5],
    ['pair', 5, 24 * 3600, 1],
    ['account', 20, 3600, 17],
    ['address', 40, 3600, 29],
    ['pair', 5, -2, 6],
  ])('of the %s, %d before, the last %d s ago, makes %d', (scope, count, ago, made) => {
    const now = after(ago)
    expect(addFailure(scope, { count, at }, now)).toEqual({ count: made, at: now })
  })
})
