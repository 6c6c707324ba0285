import { createHash } from 'node:crypto'
import { shopOffset } from '../../core/shop-day.ts'

const minute = 60_000
const hour = 60 * minute

/** Feeds of one hour are spread over so many minutes, each always at the same one. */
const spread = 20

export interface Timetable {
  id: number
  every_hours: number
  /** Of the shop's day. */
  at_hour: number
}

/** When a feed runs next by its timetable. */
export function nextRun({ id, every_hours: every, at_hour: at }: Timetable, now: Date): Date {
  const own = createHash('sha256').update(`feed ${id}`).digest().readUInt32BE() % (spread * minute)
  const wall = now.getTime() + shopOffset(now)
  const midnight = Math.floor(wall / (24 * hour)) * 24 * hour
  // From the day before, so that its later times count.
  let next = midnight - 24 * hour + at * hour + own
  while (next <= wall) next += every * hour
  return new Date(next - shopOffset(now))
}

/** Minutes before each further try of an address that does not answer. */
const waits = [15, 60, 180] as const

/** After so many failures in a row nobody tries again until the seller says so. */
export const mostFailures = 6

/** After a failure, the earlier of both: a retry that may help, or the next time of the timetable. */
export function nextTry(
  feed: Timetable,
  { failures, isPassing, now }: { failures: number; isPassing: boolean; now: Date },
): Date {
  const usual = nextRun(feed, now)
  const wait = isPassing ? waits[failures - 1] : undefined
  if (wait === undefined) return usual
  return new Date(Math.min(now.getTime() + wait * minute, usual.getTime()))
}

/** A fault that may pass is not told of at once. */
export function isTold({ failures, isPassing }: { failures: number; isPassing: boolean }): boolean {
  return !isPassing || failures >= 3
}
