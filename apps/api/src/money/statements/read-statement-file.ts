import type { BankColumns } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { listShopAccounts, type ShopAccount } from '../../selling/payments/bank-accounts.store.ts'
import { accountKey, currenciesOf, mayBeSameAccount } from './accounts-of-ours.ts'
import type { BankFile } from './formats/bank-file.ts'
import { readCsvStatement } from './formats/csv-statement.ts'
import type { StatementTable } from './formats/csv-table.ts'
import { guessColumns, likelyCurrency } from './formats/guess-columns.ts'
import { readBankFileApart } from './statement-worker.ts'
import { findColumns, type NamedColumns } from './statements.store.ts'

interface NamedTable {
  table: StatementTable
  columns: BankColumns
}

/** What a person says of this very file; null where he says nothing. */
export interface StatedFacts {
  account: string | null
  currency: string | null
}

/** Where a fact comes from: `guessed` is what neither the file nor a person says. */
export type FactSource = 'file' | 'said' | 'guessed'

export interface ReadStatement {
  file: BankFile
  csv: NamedTable | null
  sources: Record<keyof StatedFacts, FactSource>
}

export type StatementFile =
  | ReadStatement
  /** A person has to say them. */
  | { unsaid: (keyof StatedFacts)[]; file: BankFile; csv: NamedTable | null }
  /** Nobody has named its columns for its account yet; without a guess the account has to be said first. */
  | { table: StatementTable; guess: BankColumns | null }
  | { problem: PlainOrProblem; field: 'file' | keyof StatedFacts }

export interface SentStatement {
  bytes: Buffer
  said: StatedFacts
}

/**
 * A table is read by the columns that were named for its headings and its account. Account and currency come from the
 * file, or from a person for this file; never from the file for which the columns were named.
 */
export async function readStatementFile(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { bytes, said }: SentStatement,
): Promise<StatementFile> {
  const reading = await readBankFileApart(bytes, log)
  if ('problem' in reading) return { ...reading, field: 'file' }
  const own = await listShopAccounts(db)
  if ('file' in reading) return completed(reading.file, { said, own, csv: null, account: 'file' })
  const { table } = reading
  const named = await findColumns(db, table.headings)
  const accounts = accountsIn(table, named)
  const other = otherAccount(accounts, said)
  if (other) return other
  const found = columnsFor(table, { named, accounts, said })
  if ('guess' in found) return found
  const read = readCsvStatement(table, found.columns)
  if ('problem' in read) return { ...read, field: 'file' }
  if (read.file.entries.length === 0) return { problem: 'statement_empty', field: 'file' }
  return completed(read.file, {
    said,
    own,
    csv: { table, columns: found.columns },
    account: accounts.length > 0 ? 'file' : 'said',
  })
}

/** The accounts that a table names, above its headings or in a column. */
function accountsIn(table: StatementTable, named: readonly NamedColumns[]): string[] {
  const { above, headings, rows } = table
  if (above.account !== null) return [above.account]
  const ofAccounts = named.filter(({ account }) => account !== null)
  const column =
    ofAccounts.length > 0
      ? ofAccounts.map(({ columns }) => columns.account_column).find((each) => each != null)
      : guessColumns(table).account_column
  const place = column == null ? -1 : headings.indexOf(column)
  const written = rows.map(({ cells }) => (cells[place] ?? '').trim()).filter(Boolean)
  return [...new Map(written.map((each) => [accountKey(each), each])).values()]
}

interface KnownLayouts {
  named: readonly NamedColumns[]
  accounts: readonly string[]
  said: StatedFacts
}

function columnsFor(
  table: StatementTable,
  { named, accounts, said }: KnownLayouts,
): { columns: BankColumns } | { table: StatementTable; guess: BankColumns | null } {
  const wanted = accounts.length > 0 ? accounts : [said.account ?? ''].filter(Boolean)
  const isOfAccount = named.some(({ account }) => account !== null)
  if (wanted.length === 0 && isOfAccount) return { table, guess: null }
  const columnsOf = (account: string) =>
    named.find((each) => each.account === accountKey(account))?.columns
  const [first] = wanted.flatMap((account) => columnsOf(account) ?? [])
  const missing = wanted.find((account) => !columnsOf(account))
  if (first && missing === undefined && !lacksDecider(first, table)) return { columns: first }
  const guess = guessColumns(table)
  const pattern = first ?? named[0]?.columns
  const account = missing ?? wanted[0] ?? ''
  return { table, guess: { ...guess, ...pattern, account, currency: guess.currency } }
}

interface Completion {
  said: StatedFacts
  own: readonly ShopAccount[]
  csv: NamedTable | null
  /** Who names the account of a table. */
  account: 'file' | 'said'
}

/** Adds what a person says to what the file says; refuses a contradiction. */
function completed(sent: BankFile, { said, own, csv, account: source }: Completion): StatementFile {
  if (isBeyondMoney(sent)) return { problem: 'statement_too_complex', field: 'file' }
  const accounts = distinct(sent.entries.map(({ account }) => account))
  const other = otherAccount(accounts, said) ?? otherCurrency(sent, { said, own })
  if (other) return other
  const isSilent = sent.entries.some(({ account }) => account === '')
  const likely = csv && likelyCurrency(csv.table.headings)
  const ofRecord = (account: string) => {
    const currencies = currenciesOf(account, own)
    return currencies.length === 1 ? (currencies[0] ?? null) : null
  }
  const entries = sent.entries.map((entry) => {
    const account = entry.account || (said.account ?? '')
    const currency = entry.currency || (said.currency ?? ofRecord(account) ?? likely ?? '')
    return { ...entry, account, currency }
  })
  const file = { ...sent, entries, ...(sent.balanceBreak && inCurrencyOf(sent, entries)) }
  const unsaid: (keyof StatedFacts)[] = [
    ...(entries.some(({ account }) => account === '') ? (['account'] as const) : []),
    ...(entries.some(({ currency }) => currency === '') ? (['currency'] as const) : []),
  ]
  if (unsaid.length > 0) return { unsaid, file, csv }
  const isNamed = sent.entries.every(({ currency }) => currency !== '')
  const account = isSilent ? 'said' : source
  const isChosen = said.account !== null && currenciesOf(said.account, own).length === 1
  const currency = isNamed ? 'file' : said.currency !== null || isChosen ? 'said' : 'guessed'
  return { file, csv, sources: { account, currency } }
}

/** Hundredths of twelve digits, which is what money on the wire has. */
const mostMoney = 1e14

/** Its sums, and the balances that are counted from them, would be more than money on the wire can be. */
function isBeyondMoney({ entries, statements, balanceBreak }: BankFile): boolean {
  const moved = entries.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  const balances = statements.flatMap(({ opening, closing }) => [opening ?? 0, closing ?? 0])
  const counted = balanceBreak?.counted.hundredths ?? 0
  return [moved, counted, ...balances].some((sum) => Math.abs(sum) >= mostMoney)
}

/** A table that names no currency is in one, of which its balances are, too. */
function inCurrencyOf(
  { balanceBreak }: BankFile,
  entries: BankFile['entries'],
): Pick<BankFile, 'balanceBreak'> {
  if (!balanceBreak || balanceBreak.printed.currency !== '') return {}
  const { row, printed, counted } = balanceBreak
  const currency = entries[0]?.currency ?? ''
  return {
    balanceBreak: { row, printed: { ...printed, currency }, counted: { ...counted, currency } },
  }
}

const distinct = (values: readonly string[]) => [...new Set(values)].filter((each) => each !== '')

type Refused = Extract<StatementFile, { problem: unknown }>

function otherAccount(accounts: readonly string[], { account: said }: StatedFacts): Refused | null {
  const other = said === null ? undefined : accounts.find((each) => !mayBeSameAccount(each, said))
  if (said === null || other === undefined) return null
  return { problem: problem('statement_account_other', { file: other, said }), field: 'account' }
}

/** What a person says of the currency is held against the file, and against the account of ours that he chose. */
function otherCurrency(
  { entries }: BankFile,
  { said, own }: Pick<Completion, 'said' | 'own'>,
): Refused | null {
  const written = distinct(entries.map(({ currency }) => currency))
  const wrong = said.currency === null ? undefined : written.find((each) => each !== said.currency)
  if (said.currency !== null && wrong !== undefined) {
    const values = { file: wrong, said: said.currency }
    return { problem: problem('statement_currency_other', values), field: 'currency' }
  }
  const silent = entries.some(({ currency }) => currency === '')
  const account = said.account ?? (silent ? entries[0]?.account : undefined) ?? ''
  const ours = currenciesOf(account, own)
  const claimed = [...written, ...(said.currency === null ? [] : [said.currency])]
  const found = ours.length === 0 ? undefined : claimed.find((each) => !ours.includes(each))
  if (found === undefined) return null
  const values = { account, currency: ours.join(', '), found }
  const field = said.account === null ? ('currency' as const) : ('account' as const)
  return { problem: problem('statement_account_currency', values), field }
}

/** Columns that were named before a column of the direction or the state could be: what it says must not be lost. */
function lacksDecider(columns: BankColumns, table: StatementTable): boolean {
  const { direction, status } = guessColumns(table)
  const isOld = columns.direction === undefined || columns.status === undefined
  return isOld && (direction != null || status != null)
}
