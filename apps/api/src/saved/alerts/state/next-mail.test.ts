import { afterAll, describe, expect, it } from 'vitest'
import { setShopZone } from '../../../core/shop-day.ts'
import { nextMail, nextMorning } from './next-mail.ts'

afterAll(() => setShopZone('UTC'))

describe('what is found is mailed', () => {
  it.each([
    ['UTC', '2026-11-28T06:59:59Z', '2026-11-28T07:00:00.000Z'],
    ['UTC', '2026-11-28T07:00:00Z', '2026-11-29T07:00:00.000Z'],
    ['UTC', '2026-11-28T23:30:00Z', '2026-11-29T07:00:00.000Z'],
    ['Africa/Nairobi', '2026-11-28T03:00:00Z', '2026-11-28T04:00:00.000Z'],
    ['Africa/Nairobi', '2026-11-28T22:30:00Z', '2026-11-29T04:00:00.000Z'],
  ])('daily at seven in %s: %s → %s', (zone, found, mailed) => {
    setShopZone(zone)
    expect(nextMorning(new Date(found)).toISOString()).toBe(mailed)
  })

  it.each([
    [null, '2026-11-28T12:00:00.000Z'],
    ['2026-11-28T11:00:00Z', '2026-11-28T12:00:00.000Z'],
    ['2026-11-28T11:55:00Z', '2026-11-28T12:10:00.000Z'],
  ])('at once, a quarter of an hour after the last: %s', (last, mailed) => {
    const told_at = last === null ? null : new Date(last)
    const now = new Date('2026-11-28T12:00:00Z')
    expect(nextMail({ often: 'at_once', told_at }, now).toISOString()).toBe(mailed)
  })
})
