import { afterAll, beforeAll, expect, it } from 'vitest'
import { setShopZone, shopZone } from '../../core/shop-day.ts'
import { isTold, nextRun, nextTry } from './schedule.ts'

const before = shopZone()
beforeAll(() => setShopZone('Africa/Nairobi'))
afterAll(() => setShopZone(before))

/** The times of the next runs at the shop, by the hour, and whether the minutes are the feed’s own. */
function runs(every_hours: number, at_hour: number, from: string, count: number): string[] {
  const found: string[] = []
  let now = new Date(from)
  for (let n = 0; n < count; n += 1) {
    now = nextRun({ id: 7, every_hours, at_hour }, now)
    found.push(new Date(now.getTime() + 3 * 3600_000).toISOString().slice(5, 13))
  }
  return found
}

it.each<[string, number, number, string, string[]]>([
  ['daily, later today', 24, 5, '2026-11-28T22:00:00Z', ['11-29T05', '11-30T05']],
  ['daily, tomorrow', 24, 5, '2026-11-29T05:00:00Z', ['11-30T05', '12-01T05']],
  ['every twelve hours', 12, 20, '2026-11-29T00:00:00Z', ['11-29T08', '11-29T20', '11-30T08']],
  ['every six hours', 6, 2, '2026-11-29T20:00:00Z', ['11-30T02', '11-30T08', '11-30T14']],
])('%s', (_, every, at, from, times) => {
  expect(runs(every, at, from, times.length)).toEqual(times)
})

it('feeds of one hour run at minutes of their own, always the same', () => {
  const now = new Date('2026-11-29T00:00:00Z')
  const minutes = Array.from({ length: 30 }, (_, id) =>
    nextRun({ id, every_hours: 24, at_hour: 5 }, now).getUTCMinutes(),
  )
  expect(new Set(minutes).size).toBeGreaterThan(8)
  expect(Math.max(...minutes)).toBeLessThan(20)
})

it.each([
  [1, true, '2026-11-29T12:15'],
  [2, true, '2026-11-29T13:00'],
  [3, true, '2026-11-29T15:00'],
  // By the timetable.
  [4, true, '2026-11-30T02:'],
  [1, false, '2026-11-30T02:'],
])('after failure %d, passing: %s', (failures, isPassing, time) => {
  const now = new Date('2026-11-29T12:00:00Z')
  const next = nextTry({ id: 7, every_hours: 24, at_hour: 5 }, { failures, isPassing, now })
  expect(next.toISOString()).toContain(time)
})

it('a fault that may pass is told of when it has come three times', () => {
  expect([1, 2, 3].map((failures) => isTold({ failures, isPassing: true }))).toEqual([
    false,
    false,
    true,
  ])
  expect(isTold({ failures: 1, isPassing: false })).toBe(true)
})
