import { describe, expect, it } from 'vitest'
import { formatDate } from './date.ts'

describe('formatDate', () => {
  it.each([
    ['2026-11-21', 'Nov. 21, 2026'],
    ['2026-11-21T23:59:59Z', 'Nov. 21, 2026'],
    ['2026-11-21T23:30:00-03:00', 'Nov. 22, 2026'],
    ['2026-05-01T00:00:00+03:00', 'Apr. 30, 2026'],
    ['2026-05-05', 'May. 5, 2026'],
    ['2026-09-09', 'Sep. 9, 2026'],
    ['2028-02-29', 'Feb. 29, 2028'],
  ])('prints %s as %s', (iso, text) => {
    expect(formatDate(iso, 'en-KE')).toBe(text)
  })

  it('refuses what is no date', () => {
    expect(() => formatDate('soon', 'en-KE')).toThrow(RangeError)
  })
})
