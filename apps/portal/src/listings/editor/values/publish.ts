import type { ProdClass, ValueName } from './listing-fields.ts'
import type { ListingValues } from './listing-values.ts'

/** What a live listing needs (account spec §5); the API validates by the same rule. */
const required: Readonly<Record<ProdClass, readonly ValueName[]>> = {
  vehicles: ['pTitle', 'pPrice', 'pLocation', 'pContact', 'sMileage', 'sEngine', 'description'],
  parts: ['pTitle', 'pPrice', 'pLocation', 'pContact', 'description'],
}

export function isRequired(prodClass: ProdClass, name: ValueName): boolean {
  return required[prodClass].includes(name)
}

/** The empty fields that keep a listing from going live. */
export function missingFields(prodClass: ProdClass, values: ListingValues): ValueName[] {
  return required[prodClass].filter((name) => !isFilled(name, values[name]))
}

function isFilled(name: ValueName, value: string): boolean {
  return name === 'pPrice' ? Number(value) > 0 : value.trim() !== ''
}
