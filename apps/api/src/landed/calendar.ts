import { LRUCache } from 'lru-cache'

/** Days are `2026-12-31`, which compare as text; months are `2019-03`, or `2019` where only the year is known. */

const dayLong = 24 * 3600_000

/** Prices need the same few days again and again; to parse and print them would be most of their work. */
const days = new LRUCache<string, string>({ max: 2_000 })

export function addDays(day: string, count: number): string {
  const key = `${day} ${count}`
  const known = days.get(key)
  if (known !== undefined) return known
  const later = new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLong)
  const found = later.toISOString().slice(0, 10)
  days.set(key, found)
  return found
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLong)
}

/** Digits rather than `Number`: each price counts from and to a dozen dates. */
function yearOf(date: string): number {
  return digit(date, 0) * 1000 + digit(date, 1) * 100 + digit(date, 2) * 10 + digit(date, 3)
}

function digit(text: string, at: number): number {
  return text.charCodeAt(at) - 48
}

/** Null where only the year is known. */
function monthsSinceYearNought(date: string): number | null {
  return date.length < 7 ? null : yearOf(date) * 12 + digit(date, 5) * 10 + digit(date, 6)
}

/** Calendar years subtracted, whatever the month: a car of 2019 is seven on 31 December 2026 and eight on the next day. */
export function yearsBySubtraction(from: string, to: string): number {
  return yearOf(to) - yearOf(from)
}

/** Whole months from the first day of the month to the day; null while the month is not known. */
export function monthsElapsed(from: string, to: string): number | null {
  const [start, end] = [monthsSinceYearNought(from), monthsSinceYearNought(to)]
  return start === null || end === null ? null : end - start
}

/** The first days of the months after `from` and until `to`: no count changes on another day. */
export function monthStarts(from: string, to: string): string[] {
  const starts: string[] = []
  let year = yearOf(from)
  let month = Number(from.slice(5, 7))
  for (;;) {
    month += 1
    if (month > 12) [year, month] = [year + 1, 1]
    const day = `${year}-${String(month).padStart(2, '0')}-01`
    if (day > to) return starts
    starts.push(day)
  }
}
