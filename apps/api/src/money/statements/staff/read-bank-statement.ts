import type { BankFileReading, BankStatementFacts, ReadBankEntry } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toDecimal } from '../../../core/money.ts'
import { refuse } from '../../../core/refusal.ts'
import { wasShopAccountOn, shopAccountOf } from '../../../selling/invoices/shop-account.ts'
import {
  listShopAccounts,
  type ShopAccount,
} from '../../../selling/payments/bank-accounts.store.ts'
import { ownAccountsOf } from '../accounts-of-ours.ts'
import { fingerprintEntries } from '../fingerprint-entries.ts'
import { type BankEntry, type BankFile, movesMoney } from '../formats/bank-file.ts'
import type { StatementTable } from '../formats/csv-table.ts'
import {
  type ReadStatement,
  readStatementFile,
  type StatementFile,
} from '../read-statement-file.ts'
import { doubtsOf, type StatementSummary, summariesOf } from '../statement-facts.ts'
import { countKnownEntries } from '../statements.store.ts'
import { saidIn } from './said.ts'

const shownEntries = 10
const shownRows = 5
const shownStatements = 50
/** The contract's limit. */
const maxCellLength = 200

/** The first step: shows what is in the file, and how much of it is already known. Nothing is stored. */
export const readBankStatement: Handler<'readBankStatement'> = async ({ db, log }, { body }) => {
  const reading = await readStatementFile(
    { db, log },
    { bytes: body.file.data, said: saidIn(body) },
  )
  if ('problem' in reading) return refuse(400, fieldErrors({ [reading.field]: [reading.problem] }))
  const own = await listShopAccounts(db)
  const common = { own_accounts: ownAccountsOf(own) }
  if (!('sources' in reading)) return { status: 200, body: { ...common, ...unread(reading) } }
  const found = fingerprintEntries(reading.file.entries.filter(movesMoney))
  const known = await countKnownEntries(db, found)
  const alike = found.filter(({ reference, occurrence }) => reference === null && occurrence > 1)
  const counts = { known_count: known, alike_count: alike.length }
  return { status: 200, body: { ...common, ...factsOf(reading, own), ...counts } }
}

type Unread = Exclude<StatementFile, ReadStatement | { problem: unknown }>
type Reading = Omit<BankFileReading, 'own_accounts'>

/** A table whose columns are not named yet, or movements whose account or currency nobody has said. */
function unread(known: Unread): Reading {
  const common = {
    is_own_account: false,
    entries: [],
    known_count: 0,
    alike_count: 0,
    statements: [],
    statement_count: 0,
    to_confirm: [],
    balance_break: null,
  }
  if ('table' in known) {
    const { table, guess } = known
    return {
      ...common,
      ...headingsOf(table),
      format: table.format,
      accounts: [],
      columns: null,
      guess,
      entry_count: 0,
      needs_currency: false,
      needs_account: guess === null,
    }
  }
  const { unsaid, file, csv } = known
  return {
    ...common,
    ...headingsOf(csv?.table ?? null),
    format: file.format,
    accounts: accountsOf(file),
    columns: csv?.columns ?? null,
    guess: null,
    entry_count: file.entries.length,
    needs_currency: unsaid.includes('currency'),
    needs_account: unsaid.includes('account'),
  }
}

function factsOf(
  reading: ReadStatement,
  own: readonly ShopAccount[],
): Omit<Reading, 'known_count' | 'alike_count'> {
  const { file, csv } = reading
  const { entries, format, balanceBreak: broken } = file
  const summaries = summariesOf(file)
  return {
    ...headingsOf(csv?.table ?? null),
    format,
    accounts: accountsOf(file),
    is_own_account: entries.every(({ account, bookedOn }) =>
      wasShopAccountOn(bookedOn, shopAccountOf(account, own)),
    ),
    columns: csv?.columns ?? null,
    guess: null,
    entries: entries.slice(0, shownEntries).map(entryView),
    entry_count: entries.length,
    needs_currency: false,
    needs_account: false,
    statements: summaries.slice(0, shownStatements).map((each) => statementFacts(each, reading)),
    statement_count: summaries.length,
    to_confirm: doubtsOf(reading),
    balance_break: broken
      ? {
          row: broken.row,
          printed: toDecimal(broken.printed.hundredths),
          counted: toDecimal(broken.counted.hundredths),
          currency: broken.printed.currency,
        }
      : null,
  }
}

function statementFacts(summary: StatementSummary, { sources }: ReadStatement): BankStatementFacts {
  const { account, currency, number, from, to, periodSource, opening, closing, count } = summary
  return {
    account,
    account_source: sources.account,
    currency,
    currency_source: sources.currency,
    number,
    from,
    to,
    period_source: periodSource,
    opening: opening === null ? null : toDecimal(opening),
    closing: closing === null ? null : toDecimal(closing),
    entry_count: count,
    incoming: toDecimal(summary.incoming),
    outgoing: toDecimal(summary.outgoing),
  }
}

const accountsOf = ({ entries }: BankFile) =>
  [...new Set(entries.map(({ account }) => account))].filter((account) => account !== '')

function headingsOf(table: StatementTable | null): Pick<BankFileReading, 'headings' | 'rows'> {
  const rows = table?.rows.slice(0, shownRows) ?? []
  return {
    headings: table?.headings ?? [],
    rows: rows.map(({ cells }) => cells.map((cell) => cell.slice(0, maxCellLength))),
  }
}

function entryView({
  bookedOn,
  amount,
  currency,
  reference,
  party,
  text,
}: BankEntry): ReadBankEntry {
  return { booked_on: bookedOn, amount: toDecimal(amount), currency, reference, party, text }
}
