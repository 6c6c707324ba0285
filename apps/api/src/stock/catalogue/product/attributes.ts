import type { ProductAttribute } from '@bandari/sdk'
import type { Selectable } from 'kysely'
import { maskedNumber } from './masked-number.ts'
import type { ProductsTable } from '../../tables.ts'

/** A product's facts beside its specs, by their column; its page shows them in this order. */
export const attributeNames = {
  origin_port: 'Origin port',
  manufactured: 'Month of manufacture',
  first_registered: 'First registered',
  chassis_number: 'Chassis number',
  engine_number: 'Engine number',
  auction_grade: 'Auction grade',
  inspection: 'Inspected by',
  inspected_on: 'Inspected on',
  export_certificate_on: 'Export certificate of',
  registration_paper_on: 'Registration document of',
  odometer_certificate_on: 'Odometer certificate of',
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
    .map((column) => ({
      name: attributeNames[column],
      code: column,
      value: publicValue(column, row),
    }))
}

/** A public page never tells a whole number: with it somebody could pass for the owner. */
function publicValue(column: AttributeColumn, row: Attributes): Attributes[AttributeColumn] {
  const value = row[column]
  const isSecret = column === 'chassis_number' || column === 'engine_number'
  return isSecret && typeof value === 'string' ? maskedNumber(value) : value
}

function isNothing(value: Attributes[AttributeColumn]): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
