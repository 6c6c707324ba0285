/**
 * `Nov. 21, 2026` in UTC, from an ISO 8601 date or date-time: what moment prints for
 * `MMM. D, YYYY` (account spec §9), without its 20 kB. Throws RangeError on anything else.
 */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(date)
  return `${part({ month: 'short' })}. ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
