/** What a time zone is called at a moment: `EAT` where the locale has a short name, else `East Africa Time`, never `GMT+3`. */
export function formatZone(iso: string, locale: string, timeZone?: string): string {
  const short = partOf(iso, locale, { timeZone, timeZoneName: 'short' })
  return /\d/.test(short) ? partOf(iso, locale, { timeZone, timeZoneName: 'long' }) : short
}

function partOf(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(new Date(iso))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
