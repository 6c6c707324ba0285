import type { ListingSave } from '@bandari/sdk'
import type { Selectable } from 'kysely'
import type { ProductsTable } from '../../platform/db/catalogue-tables.ts'

export type ProdClass = 'vehicles' | 'parts'

interface ListingField {
  /** The save payload's name. */
  payload: keyof ListingSave
  /** The name under `specs` of the listing as its editor reads it. */
  spec?: string
  /** Only this class has it (account spec §3). */
  only?: ProdClass
  /** A live listing needs it (account spec §5). */
  needed?: true
  /** The column's value when the field is empty. */
  empty: '' | 0 | null
}

/** The fields that a vendor writes, by their column. What going live lacks is named in this order. */
export const listingFields = {
  title: { payload: 'pTitle', needed: true, empty: '' },
  subtitle: { payload: 'subtitle', empty: '' },
  /** Minor units. */
  price: { payload: 'pPrice', needed: true, empty: 0 },
  location: { payload: 'pLocation', needed: true, empty: null },
  contact: { payload: 'pContact', needed: true, empty: null },
  mileage: { payload: 'sMileage', spec: 'mileage', only: 'vehicles', needed: true, empty: null },
  engine_size: {
    payload: 'sEngine',
    spec: 'engineSize',
    only: 'vehicles',
    needed: true,
    empty: null,
  },
  model_year: { payload: 'sYear', spec: 'year', empty: null },
  fuel_type: { payload: 'sFuel', spec: 'fuel', only: 'vehicles', empty: null },
  transmission: { payload: 'sTransmission', spec: 'transmission', only: 'vehicles', empty: null },
  body_type: { payload: 'sBody', spec: 'bodyType', empty: null },
  colour: { payload: 'sColour', spec: 'colour', empty: null },
  part_number: { payload: 'sPartNumber', only: 'parts', empty: null },
  condition: { payload: 'sPartNumber', only: 'parts', empty: null },
  description: { payload: 'description', needed: true, empty: '' },
} as const satisfies Partial<Record<keyof ProductsTable, ListingField>>

type Table = typeof listingFields
export type FieldColumn = keyof Table

/** A listing's own fields, as its row holds them. */
export type ListingFields = Pick<Selectable<ProductsTable>, FieldColumn>

export const fieldColumns = Object.keys(listingFields) as FieldColumn[]

/** The fields of a listing when all of them are empty. */
export const emptyFields = Object.fromEntries(
  Object.entries(listingFields).map(([column, { empty }]) => [column, empty]),
) as { [Column in FieldColumn]: Table[Column]['empty'] }

export function fieldsOf(prodClass: ProdClass): [FieldColumn, ListingField][] {
  const fields = Object.entries<ListingField>(listingFields) as [FieldColumn, ListingField][]
  return fields.filter(([, { only = prodClass }]) => only === prodClass)
}

type SpecName<Field, Class extends ProdClass> = Field extends { only: Exclude<ProdClass, Class> }
  ? never
  : Field extends { spec: infer Name extends string }
    ? Name
    : never

export type SpecsOf<Class extends ProdClass> = {
  [Column in FieldColumn as SpecName<Table[Column], Class>]: ListingFields[Column]
}

export function specsOf<Class extends ProdClass>(
  row: ListingFields,
  prodClass: Class,
): SpecsOf<Class> {
  const specs = fieldsOf(prodClass).map(([column, { spec }]) => [spec, row[column]] as const)
  // The type is made of the same table.
  return Object.fromEntries(specs.filter(([spec]) => spec !== undefined)) as SpecsOf<Class>
}
