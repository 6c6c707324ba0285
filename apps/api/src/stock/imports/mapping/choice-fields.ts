import { choices } from '../choices.data.ts'
import type { ColumnName } from '../columns.ts'
import type { Choices } from '../read-values.ts'
import { auctionGrades, inspections } from '../../listings/options.data.ts'

/** The columns whose values are one of a few. */
export const choiceFields: Partial<Record<ColumnName, Choices>> = {
  body: choices.body,
  transmission: choices.transmission,
  fuel: choices.fuel,
  drive: choices.drive,
  steering: choices.steering,
  condition: choices.condition,
  grade: { options: auctionGrades },
  inspection: { options: inspections },
  publish: { options: ['live', 'draft'] },
}
