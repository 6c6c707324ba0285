import { addDays, daysBetween } from '../landed/calendar.ts'

/** Days of the shop's calendar, both included: `2026-11-01` to `2026-11-30`. */
export interface Span {
  from: string
  to: string
}

/** What a report is of, and what it is compared with. */
export interface Spans {
  now: Span
  before: Span
  yearAgo: Span
}

export const periodNames = [
  'last-week',
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
  'last-12-months',
  'custom',
] as const
export type PeriodName = (typeof periodNames)[number]

/** More would be no period to compare with another. */
const mostDays = 1100

/**
 * The days of a period as seen on a day. One that is not over is compared with as many days of the period before it, so
 * that a month's first week is not compared with a whole month; days that the other month lacks are none. Null where
 * the days of a custom period are no such days.
 */
export function spansOf(
  { period, from, to }: { period: PeriodName; from?: string | undefined; to?: string | undefined },
  today: string,
): Spans | null {
  if (period === 'custom') return customSpans(from, to)
  if (period === 'last-week') return weekSpans(today)
  const { months, first, isOpen } = monthsOf(period, today)
  const last = addDays(firstOf(first, months), -1)
  const now = { from: first, to: isOpen ? today : last }
  return {
    now,
    before: shifted(now, -months, isOpen),
    yearAgo: shifted(now, -12, isOpen),
  }
}

function monthsOf(period: Exclude<PeriodName, 'custom' | 'last-week'>, today: string) {
  const month = `${today.slice(0, 7)}-01`
  const quarter = firstOf(month, -((Number(today.slice(5, 7)) - 1) % 3))
  const year = `${today.slice(0, 4)}-01-01`
  switch (period) {
    case 'this-month':
      return { months: 1, first: month, isOpen: true }
    case 'last-month':
      return { months: 1, first: firstOf(month, -1), isOpen: false }
    case 'this-quarter':
      return { months: 3, first: quarter, isOpen: true }
    case 'last-quarter':
      return { months: 3, first: firstOf(quarter, -3), isOpen: false }
    case 'this-year':
      return { months: 12, first: year, isOpen: true }
    case 'last-year':
      return { months: 12, first: firstOf(year, -12), isOpen: false }
    case 'last-12-months':
      return { months: 12, first: firstOf(month, -12), isOpen: false }
  }
}

/** The first of the month so many months later. */
export function firstOf(day: string, months: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}

function shifted({ from, to }: Span, months: number, isOpen: boolean): Span {
  return { from: firstOf(from, months), to: isOpen ? sameDay(to, months) : lastOf(to, months) }
}

const lastOf = (day: string, months: number) => addDays(firstOf(day, months + 1), -1)

/** That day of the month so many months later, or its last one. */
function sameDay(day: string, months: number): string {
  const last = lastOf(day, months)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** Monday to Sunday; a year ago are the same days of the week, 52 weeks before. */
function weekSpans(today: string): Spans {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = addDays(today, -weekday - 7)
  const week = (days: number) => ({ from: addDays(from, days), to: addDays(from, days + 6) })
  return { now: week(0), before: week(-7), yearAgo: week(-364) }
}

function customSpans(from: string | undefined, to: string | undefined): Spans | null {
  if (!isDay(from) || !isDay(to) || from > to) return null
  const days = daysBetween(from, to) + 1
  if (days > mostDays) return null
  const now = { from, to }
  return {
    now,
    before: { from: addDays(from, -days), to: addDays(from, -1) },
    yearAgo: { from: sameDay(from, -12), to: sameDay(to, -12) },
  }
}

function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** Months of a span, oldest first: `2026-10`. */
export function monthsIn({ from, to }: Span): string[] {
  const months = []
  for (let at = firstOf(from, 0); at <= to; at = firstOf(at, 1)) months.push(at.slice(0, 7))
  return months
}
