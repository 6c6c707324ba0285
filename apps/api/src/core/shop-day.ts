/**
 * The shop's calendar. A shop has one for the whole process, as it has one list of payment methods: `openServices` sets it
 * from `TIME_ZONE`, so that no paper, mail or rule of days has to carry a zone with it. Until then, days are those of UTC.
 */
let zone = 'UTC'
let wallClock = wallClockOf(zone)

const dayLong = 24 * 3600_000

function wallClockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes a moment as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return wallClockOf(timeZone).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export function setShopZone(timeZone: string): void {
  zone = timeZone
  wallClock = wallClockOf(timeZone)
}

export function shopZone(): string {
  return zone
}

/** The day that it is in the shop at a moment: `2026-11-29` at 22:30 UTC of the 28th, in Nairobi. */
export function shopDay(at: Date): string {
  return wallClock.format(at).slice(0, 10)
}

/** Milliseconds by which the shop's clocks are ahead of UTC at a moment. */
export function shopOffset(at: Date): number {
  const shown = Date.parse(`${wallClock.format(at).replace(' ', 'T')}Z`)
  return shown - Math.floor(at.getTime() / 1000) * 1000
}

/** The last moment of the shop's day in which a moment lies. */
export function endOfShopDay(at: Date): Date {
  const midnight = Date.parse(shopDay(at)) + dayLong
  // The clocks may be changed between the two.
  const near = midnight - shopOffset(new Date(midnight))
  return new Date(midnight - shopOffset(new Date(near)) - 1)
}
