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
  return {
    file: { headings, rows, notes: [...notes, ...titlesNote(rowBelowTitles)], isFrom1904: false },
  }
}

function openSheet(sheet: Sheet, expected: Expectation): TableReading {
  const found = divideAtHeading(sheet.rows, expected)
  if ('problem' in found) return found
  const { heading, hasTitles, listings } = found
  const wide = sheet.rows.find(({ cells }) => cells.length > mostCells)
  if (wide) return { problem: problem('file_row_too_wide', { line: wide.row, most: mostCells }) }
  const notes = [...titlesNote(hasTitles ? heading.row : null), ...sheetNotes(sheet)]
  return { file: { headings: heading.cells, rows: listings, notes, isFrom1904: sheet.isFrom1904 } }
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
