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
export type Publishable = {
  class: ProductClass
  market: 'local' | 'export'
  /** Null of a spare, and of a vehicle whose model is asked for. */
  model_id: number | null
} & Pick<ListingFields, NeededColumn>

function isNeeded(column: FieldColumn): column is NeededColumn {
  return 'needed' in listingFields[column]
}

const neededColumns = (Object.keys(listingFields) as FieldColumn[]).filter(isNeeded)

/** The columns of `products` that `missingFields` reads besides class and market. */
export const publishColumns = [...neededColumns, 'model_id'] as const

/** As the call that begins a listing names its model. */
export const modelField = 'subId'

/**
 * The empty fields that keep a listing from going live, by the save payload's names (account spec §5); before them its
 * model, by which buyers look for a vehicle.
 */
export function missingFields(listing: Publishable): (keyof ListingSave | typeof modelField)[] {
  const fields = fieldsOf(kindOf(listing))
    .filter(([column, { empty }]) => isNeeded(column) && !isFilled(listing[column], empty))
    .map(([, { payload }]) => payload)
  return lacksModel(listing) ? [modelField, ...fields] : fields
}

export function lacksModel({ class: own, model_id }: Pick<Publishable, 'class' | 'model_id'>) {
  return (own === 'cars' || own === 'commercial') && model_id === null
}

function isFilled(value: string | number | null, empty: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== empty
}
