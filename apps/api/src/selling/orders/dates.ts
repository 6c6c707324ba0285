const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** `9 March 2026`, in UTC as all times are. */
export function longDate(at: Date): string {
  return day.format(at)
}

/** `9 March 2026, 09:20 UTC`. */
export function longMoment(at: Date): string {
  return `${day.format(at)}, ${time.format(at)} UTC`
}
