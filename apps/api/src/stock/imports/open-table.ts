import type { Log } from '../../core/log.ts'
import { type PlainOrProblem, problem, type Problem } from '../../core/problem.ts'
import { type CellKind, type Sheet, workbookFormOf } from '../../platform/workbooks/workbook.ts'
import { readWorkbookApart } from '../../platform/workbooks/workbook-worker.ts'
import { divideAtHeading, type Expectation } from './heading-row.ts'
import { type CsvRow, mostCells, readCsv } from './read-csv.ts'

export interface TableRow extends CsvRow {
  /** What each cell was; absent in a text file, where all are text. */
  kinds?: readonly CellKind[]
}

/** Whatever file a dealer has, as rows of text under headings. */
export interface Table {
  headings: string[]
  rows: TableRow[]
  /** What was taken for granted or mended, as an import keeps it: a code of `refusals`, or a problem as JSON. */
  notes: string[]
  /** Days are numbers from 1904 on, as old Macs count them. */
  isFrom1904: boolean
}

export type TableReading = { file: Table } | { problem: PlainOrProblem }

/** Opens a CSV in any of the common encodings, or a workbook, by what it holds; its name does not count. */
export async function openTable(
  bytes: Uint8Array,
  expected: Expectation & { log: Log },
): Promise<TableReading> {
  if (bytes.length === 0 || workbookFormOf(bytes) === null) return openText(bytes, expected)
  const reading = await readWorkbookApart(Buffer.from(bytes), expected.log)
  return 'problem' in reading ? reading : openSheet(reading.sheet, expected)
}

async function openText(bytes: Uint8Array, expected: Expectation): Promise<TableReading> {
  const reading = await readCsv(bytes, expected)
  if ('problem' in reading) return reading
  const { headings, rowBelowTitles, rows, notes } = reading.file
  const table = withoutRowsBelow(headings, rows)
  const all = [...notes, ...titlesNote(rowBelowTitles), ...table.notes]
  return { file: { headings, rows: table.rows, notes: all, isFrom1904: false } }
}

function openSheet(sheet: Sheet, expected: Expectation): TableReading {
  const found = divideAtHeading(sheet.rows, expected)
  if ('problem' in found) return found
  const { heading, hasTitles, listings } = found
  const wide = sheet.rows.find(({ cells }) => cells.length > mostCells)
  if (wide) return { problem: problem('file_row_too_wide', { line: wide.row, most: mostCells }) }
  const { rows, notes: below } = withoutRowsBelow(heading.cells, listings)
  const notes = [...titlesNote(hasTitles ? heading.row : null), ...below, ...sheetNotes(sheet)]
  return { file: { headings: heading.cells, rows, notes, isFrom1904: sheet.isFrom1904 } }
}

/** `TOTAL`, `Jumla kuu`, `Soma`, `合計` */
const total =
  /^(?:(?:grand|sub)[\s-]*)?tota(?:l|ls|is|ux)\b|^(?:jumla|soma|somme)\b|^(?:合計|小計|総計)/i

const fewColumns = 4

/** Sums and remarks under the rows of a table are none of its rows; at least one row stays. */
function withoutRowsBelow<Row extends TableRow>(
  headings: readonly string[],
  rows: readonly Row[],
): { rows: Row[]; notes: string[] } {
  const width = headings.filter((heading) => heading.trim() !== '').length
  const isBelow = ({ cells }: Row) => {
    const filled = cells.filter((cell) => cell.trim() !== '')
    const isTotal = total.test(filled[0]?.trim() ?? '') && filled.length * 2 <= width + 1
    return width >= fewColumns && (filled.length === 1 || isTotal)
  }
  let end = rows.length
  for (let last = rows[end - 1]; end > 1 && last && isBelow(last); last = rows[end - 1]) end -= 1
  const [first] = rows.slice(end)
  const count = rows.length - end
  const notes = first ? [noteOf(problem('file_rows_below', { count, row: first.row }))] : []
  return { rows: rows.slice(0, end), notes }
}

function titlesNote(headingRow: number | null): string[] {
  return headingRow !== null ? [noteOf(problem('file_heading_row', { row: headingRow }))] : []
}

function sheetNotes({ name, others, hiddenRows }: Sheet): string[] {
  return [
    ...(others.length > 0
      ? [noteOf(problem('file_one_sheet', { sheet: name, others: others.slice(0, 10).join(', ') }))]
      : []),
    ...(hiddenRows > 0 ? [noteOf(problem('file_hidden_rows', { count: hiddenRows }))] : []),
  ]
}

/** As an import keeps it. */
export function noteOf(note: Problem): string {
  return JSON.stringify(note)
}
