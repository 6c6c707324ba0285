import type { BankColumns } from '@bandari/sdk'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { withoutGuard } from '../../../core/csv.ts'
import { currencyCodeIn, readAmount } from './amounts.ts'
import {
  type BalanceBreak,
  type BankEntry,
  type BankFile,
  entryOf,
  oneLine,
  type StatementFacts,
} from './bank-file.ts'
import type { StatementTable } from './csv-table.ts'
import { readDay } from './days.ts'
import { directionOf } from './directions.ts'
import { type BalancedRow, followBalance } from './running-balance.ts'

export type CsvReading = { file: BankFile } | { problem: PlainOrProblem }

/**
 * Reads the movements of a table whose columns are known. Two accounts of a bank have the same headings, so the
 * currency of an earlier file does not apply: a movement whose row names none has ''.
 */
export function readCsvStatement(
  { format, headings, rows, above }: StatementTable,
  columns: BankColumns,
): CsvReading {
  const places = new Map(headings.map((heading, index) => [heading, index]))
  const entries: BankEntry[] = []
  const balanced: BalancedRow[] = []
  const done = new Set((columns.done ?? []).map((word) => word.toLowerCase()))
  for (const { row, cells } of rows) {
    const cell = (heading: string | null) =>
      heading === null ? '' : withoutGuard(cells[places.get(heading) ?? -1] ?? '').trim()
    const unreadable = (column: string | null) => {
      const found = oneLine(cell(column), maxFound)
      return { problem: problem('statement_row', { row, column: column ?? '', found }) }
    }
    const bookedOn = readDay(cell(columns.day), columns.day_order)
    const unsigned = amountIn(cell, columns)
    // Skip totals and balances between the movements.
    if (bookedOn === null && (unsigned === 0 || !/\d/.test(cell(columns.day)))) continue
    if (bookedOn === null) return unreadable(columns.day)
    if (columns.status != null && !done.has(cell(columns.status).toLowerCase())) continue
    if (unsigned === null) return unreadable(columns.amount ?? columns.credit)
    if (unsigned === 0) continue
    const amount = inDirection(unsigned, cell, columns)
    if (amount === null) return unreadable(columns.direction ?? null)
    const [own = '', other] = currenciesIn(cell, columns)
    const isCode = own === '' || /^[A-Z]{3}$/.test(own)
    if (!isCode || other !== undefined)
      return unreadable(columns.currency_column ?? columns.amount ?? columns.credit)
    const balance = balanceIn(cell, columns)
    if (balance === 'unreadable') return unreadable(columns.balance ?? null)
    balanced.push({ row, amount, balance })
    entries.push(
      entryOf({
        account: cell(columns.account_column ?? null) || (above.account ?? columns.account),
        bookedOn,
        amount,
        currency: own || (above.currency ?? ''),
        charges: 0,
        reference: cell(columns.reference) || null,
        party: cell(columns.party),
        text: columns.text.map(cell).join(' '),
      }),
    )
  }
  return { file: { format, ...statementsOf(entries, balanced) } }
}

/** A table may hold several accounts and currencies, each with a balance of its own. */
function statementsOf(
  read: readonly BankEntry[],
  balanced: readonly BalancedRow[],
): Pick<BankFile, 'statements' | 'entries' | 'balanceBreak'> {
  const groups = new Map<string, number[]>()
  for (const [index, { account, currency }] of read.entries()) {
    const key = `${currency} ${account}`
    const group = groups.get(key)
    if (group) group.push(index)
    else groups.set(key, [index])
  }
  const breaks: BalanceBreak[] = []
  const statements = [...groups.values()].map((indexes): StatementFacts => {
    const { account = '', currency = '' } = read[indexes[0] ?? 0] ?? {}
    const running = followBalance(indexes.flatMap((index) => balanced[index] ?? []))
    if (running && 'row' in running) {
      const { row, printed, counted } = running
      const sum = (hundredths: number) => ({ hundredths, currency })
      breaks.push({ row, printed: sum(printed), counted: sum(counted) })
    }
    const ends = running && 'opening' in running ? running : unknownBalances
    return {
      account,
      currency: currency || null,
      number: null,
      from: null,
      to: null,
      ...ends,
      count: indexes.length,
    }
  })
  const [first] = breaks.toSorted((a, b) => a.row - b.row)
  const inOrder = [...groups.values()].flat()
  return {
    statements,
    entries: inOrder.flatMap((index) => read[index] ?? []),
    ...(first && { balanceBreak: first }),
  }
}

const unknownBalances = { opening: null, closing: null }

/** The balance that a row prints; null if it prints none. */
function balanceIn(
  cell: (heading: string | null) => string,
  { balance: column, decimal_mark: mark }: BankColumns,
): number | null | 'unreadable' {
  const printed = cell(column ?? null)
  return printed === '' || printed === '-' ? null : (readAmount(printed, mark) ?? 'unreadable')
}

const maxFound = 80

/** The currencies that a row names: in its column, beside an amount, or in an amount's heading; two are a contradiction. */
function currenciesIn(
  cell: (heading: string | null) => string,
  { currency_column: column, amount, credit, debit }: BankColumns,
): string[] {
  const beside = [amount, credit, debit].flatMap((heading) => [
    currencyCodeIn(cell(heading)) ?? '',
    /\(([A-Z]{3})\)/.exec(heading ?? '')?.[1] ?? '',
  ])
  return [...new Set([cell(column).toUpperCase(), ...beside])].filter((code) => code !== '')
}

/** An amount whose sign stands in a column of its own. Null if that says neither, or another than the amount. */
function inDirection(
  amount: number,
  cell: (heading: string | null) => string,
  { direction: column }: BankColumns,
): number | null {
  if (column == null) return amount
  const direction = directionOf(cell(column))
  if (direction === 'out') return 0 - Math.abs(amount)
  return direction === 'in' && amount > 0 ? amount : null
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
