import { withoutGuard } from '../../core/csv.ts'
import type { ColumnName } from './columns.ts'
import type { IdentifiedBy } from './identify.ts'
import type { TableRow } from './open-table.ts'
import type { Repetitions } from './repeated.ts'
import type { RowError } from './row-cells.ts'
import type { RowListing } from './settle.ts'
import { shortened } from './shortened.ts'
import { type Dependencies, validateRow } from './validate-row.ts'

export interface CheckedRow {
  row: number
  /** The listing that it changes, also of a row with errors. */
  productId: number | null
  /** How it was found. */
  by: IdentifiedBy | null
  /** What that listing costs now, in minor units. */
  priceBefore: number | null
  listing: RowListing | null
  errors: RowError[]
  effect: 'new' | 'changed' | 'unchanged' | null
}

/** A row of our own template, as the listing that it describes or with what is wrong with it. */
export function checkRow(row: TableRow, around: Dependencies): CheckedRow {
  const validated = validateRow(row, around)
  const { known, by } = validated
  const own = { row: row.row, productId: known?.id ?? null, by, priceBefore: known?.price ?? null }
  if ('errors' in validated)
    return { ...own, listing: null, errors: validated.errors, effect: null }
  return { ...own, listing: validated.listing, errors: [], effect: validated.effect }
}

interface Repetition {
  row: TableRow
  around: Dependencies
  repetitions: Repetitions
}

/** Two rows of a file cannot both be one listing. */
export function unlessRepeated(
  checked: CheckedRow,
  { row, around: { columns }, repetitions }: Repetition,
): CheckedRow {
  const textOf = (name: ColumnName) =>
    withoutGuard(row.cells[columns.get(name)?.place ?? -1] ?? '').trim() || null
  const { productId } = checked
  const [reference, chassis] = [textOf('reference'), textOf('chassis')]
  const found = repetitions.find(row.row, { reference, chassis, productId })
  if (!found) return checked
  const error = {
    column: columns.get(found.in)?.heading ?? '',
    value: shortened(textOf(found.in) ?? ''),
    problem: found.problem,
  }
  return { ...checked, listing: null, effect: null, errors: [error, ...checked.errors] }
}
