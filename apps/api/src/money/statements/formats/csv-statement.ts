import type { BankColumns } from '@bandari/sdk'
import { type PlainOrProblem, type Problem, problem } from '../../../core/problem.ts'
import { withoutGuard } from '../../../core/csv.ts'
import { type CsvRow, readCsv } from '../../../stock/imports/read-csv.ts'
import { currencyCodeIn, decimalMarkOf, readAmount } from './amounts.ts'
import { type BankEntry, type BankFile, entryOf, type StatementFacts } from './bank-file.ts'
import { dayOrderOf, readDay } from './days.ts'

/** A bank's export of a month has fewer. */
export const maxLines = 20_000

/** The rows of a bank's CSV under its headings. */
export interface StatementTable {
  headings: string[]
  rows: CsvRow[]
}

export async function readStatementTable(
  text: string,
): Promise<{ table: StatementTable } | { problem: Problem | 'statement_unreadable' }> {
  const bytes = Buffer.from(fromHeadings(text))
  const known = (headings: readonly string[]) => headings.filter((each) => each !== '').length
  const reading = await readCsv(bytes, { mostRows: maxLines, known })
  if ('problem' in reading) {
    const { problem: found } = reading
    return { problem: typeof found === 'string' ? 'statement_unreadable' : found }
  }
  const { headings, rows } = reading.file
  if (headings.length < 3) return { problem: 'statement_unreadable' }
  return { table: { headings: distinct(headings), rows } }
}

const separators = [',', ';', '\t', '|']

/**
 * Drops the bank's name, account and period above the table: the table begins with the first line as wide as most
 * lines.
 */
function fromHeadings(text: string): string {
  const lines = text.split(/\r\n|\n|\r/)
  const start = lines.slice(0, maxPreamble + 200).map(withoutQuoted)
  const tables = separators.map((separator) => {
    const cells = start.map((line) => line.split(separator).length)
    return { separator, width: usual(cells.filter((each) => each >= 3)) }
  })
  const { separator, width } = tables.toSorted((a, b) => b.width - a.width)[0] ?? noTable
  if (width < 3) return text
  const filled = (line: string) => line.split(separator).filter((cell) => cell.trim() !== '').length
  // A preamble may be padded to the width of the table.
  const isHeading = (line: string) =>
    filled(line) >= Math.max(3, 0.7 * width) && !/^[\s"']*[\d+-]/.test(line)
  const at = lines.slice(0, maxPreamble).findIndex(isHeading)
  return at > 0 ? lines.slice(at).join('\n') : text
}

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

export type CsvReading = { file: BankFile } | { problem: PlainOrProblem }

/**
 * Reads the movements of a table whose columns are known. Two accounts of a bank have the same headings, so the
 * currency of an earlier file does not apply: a movement whose row names none has ''.
 */
export function readCsvStatement(
  { headings, rows }: StatementTable,
  columns: BankColumns,
): CsvReading {
  const places = new Map(headings.map((heading, index) => [heading, index]))
  const entries: BankEntry[] = []
  for (const { row, cells } of rows) {
    const cell = (heading: string | null) =>
      heading === null ? '' : withoutGuard(cells[places.get(heading) ?? -1] ?? '').trim()
    const bookedOn = readDay(cell(columns.day), columns.day_order)
    const amount = amountIn(cell, columns)
    // Skip totals and balances between the movements.
    if (bookedOn === null && (amount === 0 || !/\d/.test(cell(columns.day)))) continue
    if (bookedOn === null || amount === null) return { problem: problem('statement_row', { row }) }
    if (amount === 0) continue
    const [own, other] = currenciesIn(cell, columns)
    const isCode = own === undefined || /^[A-Z]{3}$/.test(own)
    if (!isCode || other !== undefined) return { problem: problem('statement_row', { row }) }
    entries.push(
      entryOf({
        account: columns.account,
        bookedOn,
        amount,
        currency: own ?? '',
        charges: 0,
        reference: cell(columns.reference) || null,
        party: cell(columns.party),
        text: columns.text.map(cell).join(' '),
      }),
    )
  }
  const { account } = columns
  return { file: { format: 'csv', statements: [{ ...silent, account }], entries } }
}

/** What a statement that says nothing of itself says. */
const silent: Omit<StatementFacts, 'account'> = {
  currency: null,
  number: null,
  from: null,
  to: null,
  opening: null,
  closing: null,
}

/** The currencies that a row names, in the currency column or beside an amount; more than one is a contradiction. */
function currenciesIn(
  cell: (heading: string | null) => string,
  { currency_column: column, amount, credit, debit }: BankColumns,
): string[] {
  const beside = [amount, credit, debit].map((heading) => currencyCodeIn(cell(heading)) ?? '')
  return [...new Set([cell(column).toUpperCase(), ...beside])].filter((code) => code !== '')
}

/** From one signed column, or from two columns, credit and debit. */
function amountIn(
  cell: (heading: string | null) => string,
  { amount, credit, debit, decimal_mark: mark }: BankColumns,
): number | null {
  if (amount !== null) return cell(amount) === '' ? 0 : readAmount(cell(amount), mark)
  const [came, left] = [cell(credit), cell(debit)].map((text) =>
    text === '' || text === '-' ? 0 : readAmount(text, mark),
  )
  // Some banks write debits as negative numbers.
  return came == null || left == null ? null : came - Math.abs(left)
}

const words = {
  day: /book|post|^date|date$|txn|trans.*date|data|tarehe/i,
  amount: /^amount|amount$|montant|valor|betrag|kiasi/i,
  credit: /credit|crédit|crédito|money in|paid in|deposit|lodg/i,
  debit: /debit|débit|débito|money out|paid out|withdraw/i,
  currency: /^(currency|ccy|devise|moeda)$/i,
  reference: /(bank|transaction|txn).*(ref|id|no)|^r[eé]f|receipt/i,
  party: /name|payer|sender|counterparty|party|from|ordering/i,
  text: /descr|narr|detail|remit|particular|libell|hist|memo|payment ref|purpose|maelezo/i,
} as const

/** Guesses the columns of a table; staff check the guess before it is used. */
export function guessColumns({ headings, rows }: StatementTable): BankColumns {
  const find = (word: RegExp) => headings.find((heading) => word.test(heading)) ?? null
  const filled = (heading: string | null) => {
    const place = heading === null ? -1 : headings.indexOf(heading)
    return rows.slice(0, 50).flatMap(({ cells }) => (cells[place] ? [cells[place]] : []))
  }
  const [credit, debit] = [find(words.credit), find(words.debit)]
  const isSplit = credit !== null && debit !== null && credit !== debit
  const amount = isSplit ? null : find(words.amount)
  const isDays = (heading: string) =>
    filled(heading).length > 0 && dayOrderOf(filled(heading)) !== null
  const ofDays = headings.filter(isDays)
  const day = ofDays.find((heading) => words.day.test(heading)) ?? ofDays[0] ?? headings[0] ?? ''
  const known = [day, amount, credit, debit]
  const texts = headings.filter((heading) => words.text.test(heading) && !known.includes(heading))
  const free = (word: RegExp) =>
    headings.find((heading) => word.test(heading) && ![...known, ...texts].includes(heading)) ??
    null
  return {
    bank: '',
    account: '',
    currency: '',
    day,
    day_order: dayOrderOf(filled(day)) ?? 'dmy',
    amount,
    credit: isSplit ? credit : null,
    debit: isSplit ? debit : null,
    decimal_mark: decimalMarkOf([...filled(amount), ...filled(credit), ...filled(debit)]),
    currency_column: find(words.currency),
    reference: free(words.reference),
    party: free(words.party),
    text: texts.slice(0, 5),
  }
}
