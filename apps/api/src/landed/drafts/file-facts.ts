/** What a file says of itself before anybody has looked whether it is one. */
type Told = { country?: { iso2?: unknown }; checked_on?: unknown }

export function countryOf(content: object): string {
  const { country } = content as Told
  return typeof country?.iso2 === 'string' ? country.iso2 : ''
}

/** When its sources were read; null where it does not say. */
export function dayOf(content: object): string | null {
  const { checked_on: day } = content as Told
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}
