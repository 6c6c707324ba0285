import type { ProductAttribute } from '@bandari/sdk'
import type { Selectable } from 'kysely'
import type { ProductsTable } from '../../../platform/db/catalogue-tables.ts'

/** A product's facts beside its specs, by their column; its page shows them in this order. */
export const attributeNames = {
  steering: 'Steering',
  drive: 'Drive',
  doors: 'Doors',
  seats: 'Seats',
  condition: 'Condition',
  features: 'Features',
} as const

type AttributeColumn = keyof typeof attributeNames
type Attributes = Pick<Selectable<ProductsTable>, AttributeColumn>

export const attributeColumns = Object.keys(attributeNames) as AttributeColumn[]

export function attributesOf(row: Attributes): ProductAttribute[] {
  return attributeColumns
    .filter((column) => !isNothing(row[column]))
    .map((column) => ({ name: attributeNames[column], code: column, value: row[column] }))
}

function isNothing(value: Attributes[AttributeColumn]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
