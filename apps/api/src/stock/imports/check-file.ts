import { openYielder } from '../../core/yield-to-event-loop.ts'
import type { ColumnName, ImportClass } from './columns.ts'
import { readHeadings, countKnown } from './headings.ts'
import { mostRows } from './import-limits.ts'
import { validateRow, type Dependencies } from './validate-row.ts'
import { type CsvFile, type CsvRow, readCsv } from './read-csv.ts'
import { Repetitions } from './repeated.ts'
import type { IdentifiedBy } from './identify.ts'
import type { RowError } from './row-cells.ts'
import { keysOf, type RowKeys } from './row-keys.ts'
import { withoutGuard } from '../../core/csv.ts'
import type { RowListing } from './settle.ts'
import { shortened } from './shortened.ts'
import type { PlainOrProblem } from '../../core/problem.ts'

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

export type ReadFile =
  | { file: CsvFile; columns: Dependencies['columns']; keys: RowKeys }
  | { problems: PlainOrProblem[] }

/** The file as rows under known headings, or the reasons why the whole file is refused. */
export async function readImportFile(
  bytes: Uint8Array,
  importClass: ImportClass,
): Promise<ReadFile> {
  const known = (headings: readonly string[]) => countKnown(headings, importClass)
  const reading = await readCsv(bytes, { mostRows, known })
  if ('problem' in reading) return { problems: [reading.problem] }
  const { file } = reading
  const found = readHeadings(file.headings, importClass)
  if ('problems' in found) return found
  const { columns } = found
  return { file, columns, keys: keysOf({ columns, rows: file.rows }) }
}

/** Validates row by row, and lets the process serve other requests in between. */
export async function checkRows(
  rows: readonly CsvRow[],
  around: Dependencies,
): Promise<CheckedRow[]> {
  const repetitions = new Repetitions()
  const checked: CheckedRow[] = []
  const yieldToEventLoop = openYielder()
  for (const row of rows) {
    await yieldToEventLoop()
    checked.push(unlessRepeated(checkRow(row, around), { row, around, repetitions }))
  }
  return checked
}

function checkRow(row: CsvRow, around: Dependencies): CheckedRow {
  const validated = validateRow(row, around)
  const { known, by } = validated
  const own = { row: row.row, productId: known?.id ?? null, by, priceBefore: known?.price ?? null }
  if ('errors' in validated)
    return { ...own, listing: null, errors: validated.errors, effect: null }
  return { ...own, listing: validated.listing, errors: [], effect: validated.effect }
}

interface Repetition {
  row: CsvRow
  around: Dependencies
  repetitions: Repetitions
}

/** Two rows of a file cannot both be one listing. */
function unlessRepeated(
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
