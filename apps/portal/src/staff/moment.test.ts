import { describe, expect, it } from 'vitest'
import { fromField, formatPeriod, toField } from './moment.ts'

describe('toField', () => {
  it.each([
    ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00'],
    ['2026-12-01T23:59:59Z', '2026-12-01T23:59'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%j is %j', (iso, text) => {
    expect(toField(iso)).toBe(text)
  })
})

describe('fromField', () => {
  it.each([
    ['2026-12-01T00:00', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01', null],
    ['', null],
  ])('%j is %j', (text, iso) => {
    expect(fromField(text)).toBe(iso)
  })
})

describe('formatPeriod', () => {
  it.each([
    [null, 'from Dec. 1, 2026, 12:00 AM UTC, without end'],
    ['2027-01-01T00:00:00Z', 'from Dec. 1, 2026, 12:00 AM UTC, until Jan. 1, 2027, 12:00 AM UTC'],
  ])('until %j: %s', (to, words) => {
    expect(formatPeriod('2026-12-01T00:00:00Z', to)).toBe(words)
  })
})
