import { describe, expect, it } from 'vitest'
import { isDay, isToCome, oldestShown } from './days.ts'

describe('isDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0001-01-01', true],
    ['0000-01-01', false],
    ['20/11/2026', false],
    ['2026-11-20T00:00:00Z', false],
    ['', false],
  ])('%j: %j', (text, is) => {
    expect(isDay(text)).toBe(is)
  })
})

describe('isToCome', () => {
  it.each([
    ['2026-11-20', '2026-11-20T00:00:00Z', false],
    ['2026-11-19', '2026-11-20T00:00:00Z', false],
    // In Nairobi it is that day already.
    ['2026-11-21', '2026-11-20T21:30:00Z', false],
    ['2026-11-21', '2026-11-20T09:59:00Z', true],
    ['2026-11-22', '2026-11-20T23:59:00Z', true],
  ])('%s at %s: %j', (day, now, is) => {
    expect(isToCome(day, new Date(now))).toBe(is)
  })
})

it.each([
  [35, '2026-10-16'],
  [1, '2026-11-19'],
])('%i days before the 20th of November begin at %s', (days, oldest) => {
  expect(oldestShown(new Date('2026-11-20T23:00:00Z'), days)).toBe(oldest)
})
