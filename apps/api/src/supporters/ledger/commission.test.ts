import { describe, expect, it } from 'vitest'
import { approvalOf, commissionOf, oldestReferral, payableOf, referralEnd } from './commission.ts'

describe('commissionOf', () => {
  it.each([
    [430_000, 100, 4300],
    [430_000, 150, 6450],
    [430_000, 250, 10_750],
    [0, 250, 0],
    [99, 100, 0],
    [30, 250, 0],
    [199, 100, 1],
    [1_234_567, 250, 30_864],
  ])('%d cents at %d hundredths of a percent are %d cents', (base, rate, cents) => {
    expect(commissionOf(base, rate)).toBe(cents)
  })

  it('of both levels is never more than five percent', () => {
    for (let base = 0; base < 10_000; base += 7) {
      expect(2 * commissionOf(base, 250)).toBeLessThanOrEqual(base * 0.05)
    }
  })
})

it.each([
  [2499, 0],
  [2500, 2500],
  [90_000, 90_000],
  [-100, 0],
])('of %d approved cents %d are payable', (approved, payable) => {
  expect(payableOf(approved)).toBe(payable)
})

it('approves after 45 days and counts a visit for 120', () => {
  const now = new Date('2026-03-02T09:20:03Z')
  expect(approvalOf(now).toISOString()).toBe('2026-04-16T09:20:03.000Z')
  expect(referralEnd(now).toISOString()).toBe('2026-06-30T09:20:03.000Z')
  expect(referralEnd(oldestReferral(now))).toEqual(now)
})
