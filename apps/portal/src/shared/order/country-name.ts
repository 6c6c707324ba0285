import { regionNames } from '../region-names.ts'

/** Addresses carry the url of their country, `…/countries/KE/`; its last part is the code. */
export function countryName(url: string): string {
  const code = /\/([A-Z]{2})\/?$/.exec(url)?.[1]
  return (code && regionNames.of(code)) ?? ''
}
