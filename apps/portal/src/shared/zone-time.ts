import { localClockTime } from '@bandari/i18n/format'

/**
 * The moment at which a clock in a zone shows this time (`2026-12-01T09:00`); null when it is incomplete. A time that the clock shows
 * twice, when summer time ends, is the first of the two; one that it skips, when summer time begins, is as much later as the clock
 * is put forward.
 */
export function momentIn(zone: string, wall: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null
  const read = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(read)) return null
  const day = 24 * 3600_000
  // Before and after a change of the clock, if there is one near.
  const [early, late] = [offsetAt(read - day, zone), offsetAt(read + day, zone)]
  const showsIt = [read - Math.max(early, late), read - Math.min(early, late)].find(
    (moment) => moment + offsetAt(moment, zone) === read,
  )
  return new Date(showsIt ?? read - early).toISOString()
}

/** `2026-12-01T09:00`, as a clock in the zone shows a moment; empty for none. */
export function wallIn(zone: string, iso: unknown): string {
  return typeof iso === 'string' && iso !== '' ? localClockTime(iso, zone).slice(0, 16) : ''
}

/** How far a clock in the zone is ahead of UTC, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  return Date.parse(localClockTime(new Date(moment).toISOString(), zone)) - moment
}
