import { addDays } from '../../../landed/calendar.ts'
import { documentsBeforeArrival } from '../steps.data.ts'
import type { AwaitedShip } from './alarm-orders.store.ts'

/**
 * Days by which a ship must arrive (documents.md §2): the import rules of these countries count a vehicle's age by
 * them.
 */

const byYear = new Set(['KE', 'TZ', 'UG'])
const byMonth = new Set(['ZW', 'UG'])

type Ship = Pick<AwaitedShip, 'country' | 'before' | 'eta' | 'months'>

/**
 * The 31 December that the ship was expected to arrive before and now misses: each year makes the vehicle a year older.
 */
export function missedYearEnd({ country, before, eta }: Ship): string | null {
  if (country === null || !byYear.has(country)) return null
  const last = `${before.slice(0, 4)}-12-31`
  return eta > last ? last : null
}

/** The end of a vehicle's month of manufacture that the ship now misses: these countries count its age by months. */
export function missedMonthEnd({ country, before, eta, months }: Ship): string | null {
  if (country === null || !byMonth.has(country)) return null
  const years = [Number(before.slice(0, 4)), Number(eta.slice(0, 4))]
  const ends = months.flatMap((made) => years.map((year) => endOf(year, Number(made.slice(5, 7)))))
  return ends.toSorted().find((end) => before <= end && end < eta) ?? null
}

function endOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The buyer should have the documents of ships that arrive by this day. */
export function documentsDueFor(today: string): string {
  return addDays(today, documentsBeforeArrival)
}
