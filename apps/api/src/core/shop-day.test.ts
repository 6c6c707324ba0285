import { afterEach, expect, it } from 'vitest'
import { endOfShopDay, isTimeZone, setShopZone, shopDay } from './shop-day.ts'

afterEach(() => setShopZone('UTC'))

it.each([
  // One in the morning in Nairobi is today, though it is still yesterday in Greenwich.
  ['Africa/Nairobi', '2026-11-28T22:00:00Z', '2026-11-29', '2026-11-29T20:59:59.999Z'],
  ['Africa/Nairobi', '2026-11-28T20:59:59.999Z', '2026-11-28', '2026-11-28T20:59:59.999Z'],
  ['Africa/Lusaka', '2026-12-31T22:00:00Z', '2027-01-01', '2027-01-01T21:59:59.999Z'],
  ['UTC', '2026-11-28T22:00:00Z', '2026-11-28', '2026-11-28T23:59:59.999Z'],
  ['America/New_York', '2026-11-29T03:00:00Z', '2026-11-28', '2026-11-29T04:59:59.999Z'],
  // The clocks go back in the night after: the day has 25 hours.
  ['America/New_York', '2026-11-01T05:00:00Z', '2026-11-01', '2026-11-02T04:59:59.999Z'],
])('in %s %s is %s, which ends at %s', (zone, at, day, end) => {
  setShopZone(zone)
  expect(shopDay(new Date(at))).toBe(day)
  expect(endOfShopDay(new Date(at)).toISOString()).toBe(end)
})

it.each([
  ['Africa/Nairobi', true],
  ['UTC', true],
  ['Nairobi', false],
  ['', false],
])('%j is a time zone: %s', (zone, is) => {
  expect(isTimeZone(zone)).toBe(is)
})
