import type { Listing, ListingSave } from '@bandari/sdk'
import { fieldOf, type ListingField, type ValueName, valueNames } from './listing-fields.ts'
import { featuresIn, featuresText } from './features.ts'
import { formatPhone } from './format-phone.ts'

/** Every value as text, so that a number half typed is kept too. */
export type ListingValues = Record<Exclude<ValueName, 'publish'>, string> & {
  publish: 'draft' | 'live'
}

export function valuesOf(listing: Listing): ListingValues {
  const values = valueNames.map((name) => [name, valueIn(listing, fieldOf(name))] as const)
  // The names are those of the fields, and `publish` reads what the wire has.
  return Object.fromEntries(values) as ListingValues
}

function valueIn(listing: Listing, field: ListingField): string {
  if ('read' in field) return field.read(listing)
  const specs: Partial<Record<string, string | number | string[] | null>> = listing.specs
  const value = specs[field.spec]
  return Array.isArray(value) ? featuresText(value) : String(value ?? '')
}

/** A value in words, empty for none. */
export function valueLabel(
  name: ValueName,
  value: string,
  listing: Pick<Listing, 'currency'>,
): string {
  if (value === '') return ''
  return fieldOf(name).words?.(value, listing) ?? value
}

export function changedNames(base: ListingValues, values: ListingValues): ValueName[] {
  return valueNames.filter((name) => values[name] !== base[name])
}

export interface Edition {
  cid: number
  /** The lecture that is open. */
  lid?: number
  version: number
  base: ListingValues
  values: ListingValues
}

/** Only the changed values: the rest stays as it was saved last. */
export function saveOf({ cid, lid, version, base, values }: Edition): ListingSave {
  const save: ListingSave = { cid, version }
  for (const name of changedNames(base, values)) Object.assign(save, wireOf(name, values))
  return lid === undefined ? save : { ...save, lid }
}

/** These values have another form on the wire. */
const wires: Partial<Record<ValueName, (values: ListingValues) => Partial<ListingSave>>> = {
  // As buyers read it.
  pContact: ({ pContact }) => ({ pContact: formatPhone(pContact.trim()) }),
  pPrice: ({ pPrice }) => ({ pPrice: Number(pPrice) }),
  sFeatures: ({ sFeatures }) => ({ sFeatures: featuresIn(sFeatures) }),
  sPartNumber: partOf,
  sCondition: partOf,
}

function wireOf(name: ValueName, values: ListingValues): Partial<ListingSave> {
  const text = values[name].trim()
  return wires[name]?.(values) ?? { [name]: fieldOf(name).isNumber ? numberOf(text) : text }
}

function partOf({ sPartNumber, sCondition }: ListingValues): Partial<ListingSave> {
  const part = { partNumber: sPartNumber.trim(), condition: sCondition }
  return { sPartNumber: JSON.stringify(part) }
}

function numberOf(digits: string): number | null {
  return digits === '' ? null : Number(digits)
}
