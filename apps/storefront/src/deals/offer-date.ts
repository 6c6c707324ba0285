/** `1 January 2030, 23:59` in Nairobi's time, not in that of the reader's machine. */
export function longMoment(iso: string): string {
  const date = new Date(iso)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Nairobi', ...options }).format(date)
  const day = part({ day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit' })}`
}
