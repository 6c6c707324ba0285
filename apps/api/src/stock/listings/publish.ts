import type { ListingSave } from '@bandari/sdk'
import type { ProductClass } from '../tables.ts'
import {
  type FieldColumn,
  fieldsOf,
  kindOf,
  type ListingFields,
  listingFields,
} from './listing-fields.ts'

type Table = typeof listingFields
type NeededColumn = {
  [Column in FieldColumn]: Table[Column] extends { needed: true } ? Column : never
}[FieldColumn]

/** The facts that decide whether a listing may be live. */
export type Publishable = { class: ProductClass; market: 'local' | 'export' } & Pick<
  ListingFields,
  NeededColumn
>

function isNeeded(column: FieldColumn): column is NeededColumn {
  return 'needed' in listingFields[column]
}

export const neededColumns = (Object.keys(listingFields) as FieldColumn[]).filter(isNeeded)

/** The empty fields that keep a listing from going live, by the save payload's names (account spec §5). */
export function missingFields(listing: Publishable): (keyof ListingSave)[] {
  return fieldsOf(kindOf(listing))
    .filter(([column, { empty }]) => isNeeded(column) && !isFilled(listing[column], empty))
    .map(([, { payload }]) => payload)
}

function isFilled(value: string | number | null, empty: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== empty
}
