/** The parts of a country's file that are read before it is validated. */
type UnvalidatedFile = { country?: { iso2?: unknown }; checked_on?: unknown }

export function countryOf(content: object): string {
  const { country } = content as UnvalidatedFile
  return typeof country?.iso2 === 'string' ? country.iso2 : ''
}

/** When its sources were read; null where it does not say. */
export function dayOf(content: object): string | null {
  const { checked_on: day } = content as UnvalidatedFile
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}
