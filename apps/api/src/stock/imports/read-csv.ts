import { setImmediate as others } from 'node:timers/promises'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decode, type FileNote } from '../../core/decode.ts'
import { type PlainOrProblem, type Problem, problem } from '../../core/problem.ts'
import { divideAtHeading, type Expectation, findHeading, mostTitles } from './heading-row.ts'

export interface CsvRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  cells: string[]
}

export interface CsvFile {
  headings: string[]
  /** The row of the headings if titles stand above them, which are left out. */
  rowBelowTitles: number | null
  rows: CsvRow[]
  /** The corrections that were made. */
  notes: FileNote[]
}

export type CsvReading = { file: CsvFile } | { problem: PlainOrProblem }

/** A description is 10,000 characters at most; quotes that are never closed end here. */
const longestRow = 100_000

/** Bytes of a line, four for a character. Only a line without an end is longer. */
const longestLine = 4 * longestRow

/** Far more than a file of listings has. */
export const mostCells = 500

/** A row of one letter takes the parser up to 40 microseconds, so a slice is parsed within 20 milliseconds. */
const sliceSize = 1024

/**
 * Reads a file as spreadsheets write it. Rows without a value are left out but counted. It reads in slices, so that
 * other requests are served meanwhile.
 */
export async function readCsv(bytes: Uint8Array, expected: Expectation): Promise<CsvReading> {
  const decoded = decode(bytes)
  if ('problem' in decoded) return decoded
  // A file for Excel may begin with a line that only names the separator.
  const text = Buffer.from(withoutBlankEnd(decoded.text.replace(/^\uFEFF?(?:sep=.\r?\n)?/i, '')))
  const rows: CsvRow[] = []
  try {
    for await (const row of rowsOf(text, await separatorOf(text, expected))) {
      rows.push(row)
      if (rows.length > expected.mostRows + 1 + mostTitles)
        return { problem: problem('file_has_too_many_rows', { most: expected.mostRows }) }
    }
  } catch (error) {
    if (error instanceof CsvError) return { problem: problemOf(error) }
    if (error instanceof Unreadable) return { problem: error.problem }
    throw error
  }
  const found = divideAtHeading(rows, expected)
  if ('problem' in found) return found
  const { heading, hasTitles, listings } = found
  return {
    file: {
      headings: heading.cells,
      rowBelowTitles: hasTitles ? heading.row : null,
      rows: listings,
      notes: decoded.notes,
    },
  }
}

class Unreadable extends Error {
  override name = 'Unreadable'
  readonly problem: PlainOrProblem
  constructor(reason: PlainOrProblem) {
    super('unreadable')
    this.problem = reason
  }
}

const mostBlankRows = 10_000

const blank: ReadonlySet<number> = new Set(Buffer.from(',;|\t\r\n '))

/** Spreadsheets may write a million rows that were emptied long ago. */
function withoutBlankEnd(text: string): string {
  let end = text.length
  while (end > 0 && blank.has(text.charCodeAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The one that finds the most known headings, and then the most headings. */
async function separatorOf(text: Buffer, { known }: Expectation): Promise<string> {
  let best = { separator: ',', known: 0, headings: 1 }
  for (const separator of [',', ';', '\t', '|']) {
    const headings = await headingsOf(text, separator, known)
    const found = { separator, known: known(headings), headings: headings.length }
    const isBetter = found.known - best.known || found.headings - best.headings
    if (isBetter > 0) best = found
  }
  return best.separator
}

/** Titles may stand above the headings. */
async function headingsOf(
  text: Buffer,
  separator: string,
  known: Expectation['known'],
): Promise<string[]> {
  const rows: CsvRow[] = []
  try {
    for await (const row of rowsOf(text, separator)) {
      rows.push(row)
      if (rows.length > mostTitles) break
    }
  } catch (error) {
    // The reading of the whole file reports what is wrong with it.
    if (!(error instanceof CsvError || error instanceof Unreadable)) throw error
  }
  return rows[findHeading(rows, known)]?.cells ?? []
}

async function* rowsOf(text: Buffer, delimiter: string): AsyncGenerator<CsvRow> {
  let seen = 0
  let blanks = 0
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestRow,
    on_record: (cells: string[], { empty_lines }) => {
      seen += 1
      if (cells.length > mostCells)
        throw new Unreadable(
          problem('file_row_too_wide', { line: seen + empty_lines, most: mostCells }),
        )
      const isBlank = cells.every((cell) => cell === '')
      if (isBlank) blanks += 1
      if (blanks > mostBlankRows) throw new Unreadable('file_has_blank_rows')
      // The row's number is passed on as an extra cell.
      return isBlank ? null : [String(seen + empty_lines), ...cells]
    },
  })
  const records: AsyncIterable<string[]> = pipeline(Readable.from(slicesOf(text)), parser, () => {
    // The loop that reads the records throws the error.
  })
  for await (const [row, ...cells] of records) yield { row: Number(row), cells }
}

async function* slicesOf(text: Buffer) {
  let line = 1
  let lineStart = 0
  for (let from = 0; from < text.length; from += sliceSize) {
    const slice = text.subarray(from, from + sliceSize)
    for (const [at, byte] of slice.entries()) {
      if (byte !== lineFeed && byte !== carriageReturn) continue
      lineStart = from + at + 1
      if (byte === lineFeed) line += 1
    }
    // The parser bounds a row by its characters, but empty cells have none.
    if (from + slice.length - lineStart > longestLine)
      throw new Unreadable(problem('file_row_endless', { line }))
    yield slice
    await others()
  }
}

const lineFeed = 10
const carriageReturn = 13

function problemOf(error: CsvError): Problem {
  const line = Number(error['lines'])
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return problem('file_quote_open', { line })
  if (error.code === 'CSV_MAX_RECORD_SIZE') return problem('file_row_endless', { line })
  return problem('file_not_csv_from', { line })
}
