import { shopDay } from '../../core/shop-day.ts'

/**
 * The first day from a moment on that is one of the payout days, by the shop's calendar: `2026-12-01`. A day that the month does not have
 * is its last.
 */
export function nextPayout(from: Date, days: readonly number[]): string {
  const today = shopDay(from)
  const [year = 0, number = 1] = today.split('-').map(Number)
  const month = number - 1
  const dates = [0, 1].flatMap((later) => days.map((day) => dayOf(year, month + later, day)))
  const next = dates.find((date) => date >= today)
  if (next === undefined) throw new Error('there is no payout day')
  return next
}

function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}
