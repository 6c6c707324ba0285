import { withoutGuard } from '../../core/csv.ts'
import { problem } from '../../core/problem.ts'
import type { CsvRow } from './read-csv.ts'
import type { RowError } from './row-cells.ts'
import type { RowListing } from './settle.ts'
import { shortened } from './shortened.ts'
import { type Dependencies, validateRow } from './validate-row.ts'

export interface CheckedRow {
  row: number
  listing: RowListing | null
  errors: RowError[]
  effect: 'new' | 'changed' | 'unchanged' | null
}

/** A row of our own template, as the listing that it describes or with what is wrong with it. */
export function checkRow(row: CsvRow, around: Dependencies): CheckedRow {
  const validated = validateRow(row, around)
  if ('errors' in validated)
    return { row: row.row, listing: null, errors: validated.errors, effect: null }
  return { row: row.row, listing: validated.listing, errors: [], effect: validated.effect }
}

interface Repetition {
  row: CsvRow
  around: Dependencies
  firstWith: Map<string, number>
}

/** Two rows of a file cannot both be the listing that a reference names. */
export function unlessRepeated(
  checked: CheckedRow,
  { row, around, firstWith }: Repetition,
): CheckedRow {
  const column = around.columns.get('reference')
  const reference = withoutGuard(row.cells[column?.place ?? -1] ?? '')
  if (reference === '' || !column) return checked
  const first = firstWith.get(reference)
  firstWith.set(reference, first ?? row.row)
  if (first === undefined) return checked
  const error = {
    column: column.heading,
    value: shortened(reference),
    problem: problem('row_reference_repeated', { row: first }),
  }
  return { ...checked, listing: null, effect: null, errors: [error, ...checked.errors] }
}
