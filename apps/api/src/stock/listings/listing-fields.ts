import { isDeepStrictEqual } from 'node:util'
import type { ListingSave } from '@bandari/sdk'
import type { Selectable } from 'kysely'
import type { ProductClass, ProductsTable } from '../tables.ts'

export type ProdClass = 'vehicles' | 'parts'

/** What a listing has fields for: a vehicle or a spare of the Kenyan market, or a vehicle for export. */
export type ListingKind = ProdClass | 'exports'

/** The kind of a product's own row. */
export function kindOf(row: { class: ProductClass; market: 'local' | 'export' }): ListingKind {
  if (row.class === 'parts') return 'parts'
  return row.market === 'export' ? 'exports' : 'vehicles'
}

interface ListingField {
  /** The save payload's name. */
  payload: keyof ListingSave
  /** The name under `specs` of the listing as its editor reads it. */
  spec?: string
  /** Only these kinds have it (account spec §3). */
  only?: readonly ListingKind[]
  /** A live listing needs it (account spec §5). */
  needed?: true
  /** The column's value when the field is empty. */
  empty: '' | 0 | null | string[]
}

const vehicles = ['vehicles', 'exports'] as const
const exports = ['exports'] as const
const none: string[] = []

/** The fields that a vendor writes, by their column. What going live lacks is named in this order. */
export const listingFields = {
  title: { payload: 'pTitle', needed: true, empty: '' },
  subtitle: { payload: 'subtitle', empty: '' },
  /** The seller's own stock number; a vendor's listing without one goes by ours. */
  vendor_reference: { payload: 'pReference', empty: null },
  /** Minor units. */
  price: { payload: 'pPrice', needed: true, empty: 0 },
  location: { payload: 'pLocation', needed: true, empty: null },
  /** For export it is sold online, and nobody is called. */
  contact: { payload: 'pContact', only: ['vehicles', 'parts'], needed: true, empty: null },
  mileage: { payload: 'sMileage', spec: 'mileage', only: vehicles, needed: true, empty: null },
  engine_size: {
    payload: 'sEngine',
    spec: 'engineSize',
    only: vehicles,
    needed: true,
    empty: null,
  },
  model_year: { payload: 'sYear', spec: 'year', empty: null },
  fuel_type: { payload: 'sFuel', spec: 'fuel', only: vehicles, empty: null },
  transmission: { payload: 'sTransmission', spec: 'transmission', only: vehicles, empty: null },
  body_type: { payload: 'sBody', spec: 'bodyType', empty: null },
  colour: { payload: 'sColour', spec: 'colour', empty: null },
  drive: { payload: 'sDrive', spec: 'drive', only: vehicles, empty: null },
  steering: { payload: 'sSteering', spec: 'steering', only: vehicles, empty: null },
  seats: { payload: 'sSeats', spec: 'seats', only: vehicles, empty: null },
  doors: { payload: 'sDoors', spec: 'doors', only: vehicles, empty: null },
  features: { payload: 'sFeatures', spec: 'features', only: vehicles, empty: none },
  part_number: { payload: 'sPartNumber', only: ['parts'], empty: null },
  condition: { payload: 'sPartNumber', only: ['parts'], empty: null },
  origin_port: { payload: 'xOriginPort', only: exports, needed: true, empty: null },
  manufactured: { payload: 'xManufactured', only: exports, empty: null },
  first_registered: { payload: 'xRegistered', only: exports, needed: true, empty: null },
  chassis_number: { payload: 'xChassis', only: exports, needed: true, empty: null },
  engine_number: { payload: 'xEngineNumber', only: exports, empty: null },
  auction_grade: { payload: 'xGrade', only: exports, empty: null },
  inspection: { payload: 'xInspection', only: exports, empty: null },
  inspected_on: { payload: 'xInspectedOn', only: exports, empty: null },
  export_certificate_on: { payload: 'xExportCertificate', only: exports, empty: null },
  registration_paper_on: { payload: 'xRegistrationPaper', only: exports, empty: null },
  odometer_certificate_on: { payload: 'xOdometerCertificate', only: exports, empty: null },
  size_choices: { payload: 'xSizes', only: exports, empty: null },
  colour_choices: { payload: 'xColours', only: exports, empty: null },
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

export function fieldsOf(kind: ListingKind): [FieldColumn, ListingField][] {
  const fields = Object.entries<ListingField>(listingFields) as [FieldColumn, ListingField][]
  return fields.filter(([, { only = [kind] }]) => only.includes(kind))
}

type SpecName<Field, Class extends ProdClass> = Field extends { only: readonly (infer Kind)[] }
  ? Class extends Kind
    ? NameOf<Field>
    : never
  : NameOf<Field>

type NameOf<Field> = Field extends { spec: infer Name extends string } ? Name : never

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

/** Whether two values of a field say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other)
}
