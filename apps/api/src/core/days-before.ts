export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3600 * 1000)
}

/** The same day of an earlier year; 29 February counts as 1 March. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - years)
  return then
}
