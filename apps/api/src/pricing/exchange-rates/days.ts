import { shopDay } from '../../core/shop-day.ts'

const dayLong = 24 * 3600_000

/** Whether a text is a day of the calendar, as `2026-11-20`. The database knows no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && dayOf(at) === text
}

/** Whether a day has begun nowhere yet: the Line Islands are fourteen hours ahead of UTC. */
export function isToCome(day: string, now: Date): boolean {
  return day > dayOf(new Date(now.getTime() + 14 * 3600_000))
}

/** The first day whose rates are not too old to be shown. */
export function oldestShown(now: Date, mostDays: number): string {
  return shopDay(new Date(now.getTime() - mostDays * dayLong))
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
