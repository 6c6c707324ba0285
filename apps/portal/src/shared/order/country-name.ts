const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Addresses carry the url of their country, `…/countries/KE/`; its last part is the code. */
export function countryName(url: string): string {
  const code = /\/([A-Z]{2})\/?$/.exec(url)?.[1]
  return (code && names.of(code)) ?? ''
}
