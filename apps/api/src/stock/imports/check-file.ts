import { openYielder } from '../../core/yield-to-event-loop.ts'
import type { ImportClass } from './columns.ts'
import { readHeadings, countKnown } from './headings.ts'
import { mostRows } from './import-limits.ts'
import { picturesIn, withoutPictures } from './pictures/picture-columns.ts'
import { validateRow, type Dependencies } from './validate-row.ts'
import { type CsvFile, type CsvRow, readCsv } from './read-csv.ts'
import type { RowError } from './row-cells.ts'
import { withoutGuard } from '../../core/csv.ts'
import type { RowListing } from './settle.ts'
import { shortened } from './shortened.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'

export interface CheckedRow {
  row: number
  listing: RowListing | null
  errors: RowError[]
  effect: 'new' | 'changed' | 'unchanged' | null
}

export interface FileDependencies extends Dependencies {
  /** The places of the columns with pictures. */
  pictures?: readonly number[]
}

export type ReadFile =
  | { file: CsvFile; columns: Dependencies['columns']; references: string[] }
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
  const place = found.columns.get('reference')?.place ?? -1
  const references = file.rows.map(({ cells }) => withoutGuard(cells[place] ?? ''))
  return { file, columns: found.columns, references: references.filter((each) => each !== '') }
}

/** Validates row by row, and lets the process serve other requests in between. */
export async function checkRows(
  rows: readonly CsvRow[],
  around: FileDependencies,
): Promise<CheckedRow[]> {
  const firstWith = new Map<string, number>()
  const checked: CheckedRow[] = []
  const yieldToEventLoop = openYielder()
  for (const row of rows) {
    await yieldToEventLoop()
    checked.push(unlessRepeated(checkRow(row, around), { row, around, firstWith }))
  }
  return checked
}

function checkRow(row: CsvRow, around: FileDependencies): CheckedRow {
  const { pictures: places = [] } = around
  const validated = validateRow({ ...row, cells: withoutPictures(row.cells, places) }, around)
  if ('errors' in validated)
    return { row: row.row, listing: null, errors: validated.errors, effect: null }
  const pictures = picturesIn(row.cells, places)
  const listing = { ...validated.listing, ...(pictures.length > 0 && { pictures }) }
  return { row: row.row, listing, errors: [], effect: validated.effect }
}

interface Repetition {
  row: CsvRow
  around: Dependencies
  firstWith: Map<string, number>
}

/** Two rows of a file cannot both be the listing that a reference names. */
function unlessRepeated(checked: CheckedRow, { row, around, firstWith }: Repetition): CheckedRow {
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
