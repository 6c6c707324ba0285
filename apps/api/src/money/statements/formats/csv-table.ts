import type { Problem } from '../../../core/problem.ts'
import { type CsvRow, readCsv } from '../../../stock/imports/read-csv.ts'
import { type FactsAbove, factsAbove, isAccountNumber } from './csv-above.ts'
import { readDay } from './days.ts'
import { readAmount } from './amounts.ts'

/** A bank's export of a month has fewer. */
export const maxLines = 20_000

/** The rows of a bank's CSV under its headings. */
export interface StatementTable {
  format: 'csv' | 'xlsx'
  /** `#1`, `#2`… for a file without headings. */
  headings: string[]
  /** Numbered as in the file. */
  rows: CsvRow[]
  /** What the lines above the headings say; null where they are silent. */
  above: FactsAbove
}

export async function readStatementTable(
  text: string,
  format: StatementTable['format'],
): Promise<{ table: StatementTable } | { problem: Problem | 'statement_unreadable' }> {
  const { lines, at, hasHeadings, separator } = placeOf(text)
  const wide = lines.slice(at, at + sampledLines).map((line) => line.split(separator).length)
  const places = Array.from({ length: Math.max(0, ...wide) }, (_, index) => `#${index + 1}`)
  const numbered = hasHeadings ? [] : [places.join(separator)]
  const bytes = Buffer.from([...numbered, ...lines.slice(at)].join('\n'))
  const known = (headings: readonly string[]) => headings.filter((each) => each !== '').length
  const reading = await readCsv(bytes, { mostRows: maxLines, known })
  if ('problem' in reading) {
    const { problem: found } = reading
    return { problem: typeof found === 'string' ? 'statement_unreadable' : found }
  }
  const { headings, rows } = reading.file
  if (headings.length < 3) return { problem: 'statement_unreadable' }
  const above = factsAbove(lines.slice(0, at).map((line) => cellsOf(line, separator)))
  const shift = at - numbered.length
  return {
    table: {
      format,
      headings: distinct(headings),
      rows: rows.map(({ row, cells }) => ({ row: row + shift, cells })),
      above,
    },
  }
}

const separators = [',', ';', '\t', '|']

interface Place {
  lines: string[]
  /** The line at which the table begins. */
  at: number
  hasHeadings: boolean
  separator: string
}

/**
 * The table begins below the bank's name, account and period, with the first line as wide as most lines: its headings,
 * or the first movement of a file that has none.
 */
function placeOf(text: string): Place {
  const lines = text.replace(/^\uFEFF?(?:sep=.\r?\n)?/i, '').split(/\r\n|\n|\r/)
  const start = lines.slice(0, maxPreamble + sampledLines).map(withoutQuoted)
  const tables = separators.map((separator) => {
    const cells = start.map((line) => line.split(separator).length)
    return { separator, width: usual(cells.filter((each) => each >= 3)) }
  })
  const { separator, width } = tables.toSorted((a, b) => b.width - a.width)[0] ?? noTable
  const whole = { lines, at: 0, hasHeadings: true, separator }
  if (width < 3) return whole
  // A preamble may be padded to the width of the table, and has a period that is no day.
  const isWide = (cells: readonly string[]) => filled(cells) >= Math.max(3, 0.7 * width)
  const isMovement = (cells: readonly string[]) =>
    filled(cells) >= 3 && cells.some(isDayText) && cells.some(isAmountText)
  // `Account:,0100 4471 2208,USD` is as wide as the headings of a narrow table.
  const isHeading = (cells: readonly string[]) =>
    isWide(cells) && !/^[\d+-]|:$/.test(cells[0] ?? '') && !cells.some(isAccountNumber)
  const cells = lines.slice(0, maxPreamble).map((line) => cellsOf(line, separator))
  const at = cells.findIndex((each) => isHeading(each) || isMovement(each))
  return at < 0 ? whole : { ...whole, at, hasHeadings: !isMovement(cells[at] ?? []) }
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length

const isDayText = (cell: string) =>
  (['dmy', 'mdy'] as const).some((order) => cell.length < 30 && readDay(cell, order) !== null)

const isAmountText = (cell: string) =>
  (/\d/.test(cell) && readAmount(cell, '.') !== null && !isDayText(cell)) ||
  /^[-+]?[\d.]*\d,\d{2}$/.test(cell)

/** Close enough to see what a line holds: a separator within quotes divides it, too. */
const cellsOf = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.replaceAll('"', '').trim())

const sampledLines = 200

const maxPreamble = 60

const noTable = { separator: ',', width: 0 }

const withoutQuoted = (line: string) => line.replaceAll(/"[^"]*"/g, '')

/** The most frequent number; the larger one of a tie. */
function usual(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1)
  const best = [...counts].toSorted(([a, often], [b, seldom]) => seldom - often || b - a)[0]
  return best?.[0] ?? 0
}

/** Repeated and empty headings get their column number. */
function distinct(headings: readonly string[]): string[] {
  const names = headings.map((heading) => heading.replaceAll(/\s+/g, ' ').trim().slice(0, 60))
  return names.map((name, index) =>
    name === '' || names.indexOf(name) < index ? `${name}#${index + 1}` : name,
  )
}
