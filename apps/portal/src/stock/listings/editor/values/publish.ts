import type { ListingKind, ValueName } from './listing-fields.ts'
import type { ListingValues } from './listing-values.ts'

/** What a live listing needs (account spec §5); the API validates by the same rule. */
const required: Readonly<Record<ListingKind, readonly ValueName[]>> = {
  vehicles: ['pTitle', 'pPrice', 'pLocation', 'pContact', 'sMileage', 'sEngine', 'description'],
  exports: [
    'pTitle',
    'pPrice',
    'pLocation',
    'sMileage',
    'sEngine',
    'xOriginPort',
    'xRegistered',
    'xChassis',
    'description',
  ],
  parts: ['pTitle', 'pPrice', 'pLocation', 'pContact', 'description'],
}

export function isRequired(kind: ListingKind, name: ValueName): boolean {
  return required[kind].includes(name)
}

/** The empty fields that keep a listing from going live. */
export function missingFields(kind: ListingKind, values: ListingValues): ValueName[] {
  return required[kind].filter((name) => !isFilled(name, values[name]))
}

function isFilled(name: ValueName, value: string): boolean {
  return name === 'pPrice' ? Number(value) > 0 : value.trim() !== ''
}
