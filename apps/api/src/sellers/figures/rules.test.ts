import { afterEach, describe, expect, it } from 'vitest'
import { setShopZone } from '../../core/shop-day.ts'
import { type Effect, lackedBy, missingParts } from './missing.ts'
import { comparableTotals, type DayRow, fillDays, periodUpTo, totalsOf } from './period.ts'
import { dueWeek } from './send-weekly-mails.ts'
import { percentAbove, similarRange } from './similar.ts'

describe('periodUpTo', () => {
  it.each([
    ['2026-11-29', 7, '2026-11-23', '2026-11-16', '2026-11-22'],
    ['2026-03-01', 28, '2026-02-02', '2026-01-05', '2026-02-01'],
    ['2028-03-01', 91, '2027-12-02', '2027-09-02', '2027-12-01'],
  ] as const)('%s, %i days', (to, days, from, before, end) => {
    expect(periodUpTo(to, days)).toEqual({ from, to, before: { from: before, to: end } })
  })
})

const row = (day: string, opened: number, orders = 0): DayRow => ({
  day,
  shown: opened * 10,
  opened,
  revealed: 0,
  shared: 0,
  favourites: 0,
  questions: 0,
  offers: 0,
  orders,
})

describe('days of a period', () => {
  const span = { from: '2026-11-01', to: '2026-11-04' }
  const rows = [row('2026-11-02', 3, 1), row('2026-11-04', 5)]
  it.each([
    ['2026-10-01', [0, 3, 0, 5], 8, 8],
    ['2026-11-02', [null, 3, 0, 5], 8, null],
    ['2026-11-04', [null, null, null, 5], 5, null],
    ['2026-12-01', [null, null, null, null], null, null],
    [null, [null, null, null, null], null, null],
  ] as const)('counted since %s', (since, opened, total, comparable) => {
    const days = fillDays(rows, span, since)
    expect(days.map((day) => day.opened)).toEqual(opened)
    expect(totalsOf(days)).toMatchObject({ opened: total, orders: 1 })
    expect(comparableTotals(days)).toMatchObject({ opened: comparable, orders: 1 })
  })
})

describe('similarRange', () => {
  it.each([
    [2014, 84_200, { fromYear: 2012, toYear: 2016, mileage: { from: 58_940, to: 109_460 } }],
    [2020, 9_000, { fromYear: 2018, toYear: 2022, mileage: { from: 0, to: 29_000 } }],
    [2020, 0, { fromYear: 2018, toYear: 2022, mileage: { from: 0, to: 20_000 } }],
    [2020, null, { fromYear: 2018, toYear: 2022, mileage: null }],
  ])('%i, %s km', (year, mileage, expected) => {
    expect(similarRange(year, mileage)).toEqual(expected)
  })
})

describe('percentAbove', () => {
  it.each([
    [108, 100, 8],
    [92, 100, -8],
    [100, 100, 0],
    [99.9, 100, 0],
    [1, 3, -67],
  ])('%d beside %d: %i', (value, other, expected) => {
    expect(percentAbove(value, other)).toBe(expected)
  })
})

describe('lackedBy', () => {
  const whole = {
    isSpare: false,
    isForExport: true,
    pictures: 8,
    descriptionLength: 200,
    hasVideo: true,
    hasInspection: true,
    hasMileage: true,
  }
  it.each([
    [{}, []],
    [{ pictures: 7 }, ['pictures']],
    [{ descriptionLength: 199, hasVideo: false }, ['description', 'video']],
    [{ hasInspection: false, hasMileage: false }, ['inspection', 'mileage']],
    [{ hasInspection: false, isForExport: false }, []],
    [{ hasInspection: false, hasMileage: false, isSpare: true }, []],
  ])('%j: %j', (part, expected) => {
    expect(lackedBy({ ...whole, ...part })).toEqual(expected)
  })
})

describe('missingParts', () => {
  const effect = (part: Effect['part'], rates: [number, number], listings: [number, number]) => ({
    part,
    rate_with: rates[0],
    rate_without: rates[1],
    listings_with: listings[0],
    listings_without: listings[1],
  })
  const effects = [
    effect('pictures', [0.131, 0.1], [40, 60]),
    effect('video', [0.2, 0.1], [20, 20]),
    effect('description', [0.2, 0.1], [19, 500]),
    effect('mileage', [0.1, 0], [50, 50]),
  ]

  it('has the dearest first, and what is not known last', () => {
    expect(
      missingParts(['pictures', 'description', 'video', 'mileage', 'inspection'], effects),
    ).toEqual([
      { what: 'video', percent: 100, listings: 40 },
      { what: 'pictures', percent: 31, listings: 100 },
      { what: 'description', percent: null, listings: 0 },
      { what: 'mileage', percent: null, listings: 0 },
      { what: 'inspection', percent: null, listings: 0 },
    ])
  })
})

describe('dueWeek', () => {
  afterEach(() => setShopZone('UTC'))
  it.each([
    ['UTC', '2026-11-29T12:00:00Z', null],
    ['UTC', '2026-11-30T07:59:00Z', null],
    ['UTC', '2026-11-30T08:00:00Z', '2026-11-23'],
    ['UTC', '2026-12-02T23:59:00Z', '2026-11-23'],
    ['UTC', '2026-12-03T08:00:00Z', null],
    ['Africa/Nairobi', '2026-11-30T05:00:00Z', '2026-11-23'],
    ['Africa/Nairobi', '2026-12-02T21:30:00Z', null],
    ['UTC', '2027-01-04T09:00:00Z', '2026-12-28'],
  ])('%s, %s: %s', (zone, at, expected) => {
    setShopZone(zone)
    expect(dueWeek(new Date(at))).toBe(expected)
  })
})
