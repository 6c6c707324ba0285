import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatShortDay,
} from './date.ts'

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

describe.each([
  ['en-KE', 'Sep. 2, 2026, 3:04 PM', 'Sep', 'Sep 2026', 'Sep 2'],
  ['sw-TZ', '2 Septemba 2026, 15:04', 'Sep', 'Septemba 2026', '2 Sep'],
  ['pt-MZ', '2 de setembro de 2026, 15:04', 'set.', 'setembro de 2026', '2/09'],
  ['fr-CD', '2 septembre 2026, 15:04', 'sept.', 'septembre 2026', '2 sept.'],
])('in %s', (locale, moment, month, monthAndYear, day) => {
  it('a moment, a month and a day of a chart', () => {
    expect(formatDateTime('2026-09-02T15:04:59Z', locale)).toBe(moment)
    expect(formatMonth('2026-09', locale)).toEqual({ short: month, long: monthAndYear })
    expect(formatShortDay('2026-09-02', locale)).toBe(day)
  })
})

it.each([
  ['en-KE', 'Aug. 1, 2026', '1 August 2026', '1 August 2026, 15:04', 'Aug 1'],
  ['sw-TZ', '1 Agosti 2026', '1 Agosti 2026', '1 Agosti 2026, 15:04', '1 Ago'],
  ['pt-MZ', '1 de agosto de 2026', '1 de agosto de 2026', '1 de agosto de 2026, 15:04', '1/08'],
  ['fr-CD', '1er août 2026', '1er août 2026', '1er août 2026, 15:04', '1er août'],
])('in %s, the first of a month', (locale, date, long, moment, short) => {
  const iso = '2026-08-01T15:04:59Z'
  expect(formatDate(iso, locale)).toBe(date)
  expect(formatLongDate(iso, locale)).toBe(long)
  expect(formatMoment(iso, locale)).toBe(moment)
  expect(formatShortDay(iso, locale)).toBe(short)
  for (const day of ['11', '21', '31'])
    expect(formatLongDate(`2026-08-${day}`, locale)).toMatch(new RegExp(`^${day}\\s`))
})
