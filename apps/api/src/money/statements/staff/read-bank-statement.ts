import type { BankFileReading, ReadBankEntry } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toDecimal } from '../../../core/money.ts'
import { refuse } from '../../../core/refusal.ts'
import { wasShopAccountOn, shopAccountOf } from '../../../selling/invoices/shop-account.ts'
import { listShopAccounts } from '../../../selling/payments/bank-accounts.store.ts'
import { fingerprintEntries } from '../fingerprint-entries.ts'
import { type BankEntry, type BankFile, movesMoney } from '../formats/bank-file.ts'
import type { StatementTable } from '../formats/csv-table.ts'
import { guessColumns } from '../formats/guess-columns.ts'
import { type StatementFile, readStatementFile } from '../read-statement-file.ts'
import { countKnownEntries } from '../statements.store.ts'

const shownEntries = 10
const shownRows = 5
/** The contract's limit. */
const maxCellLength = 200

/** The first step: shows what is in the file, and how much of it is already known. Nothing is stored. */
export const readBankStatement: Handler<'readBankStatement'> = async (
  { db },
  { body: { file: sent, currency = null } },
) => {
  const reading = await readStatementFile(db, { bytes: sent.data, currency })
  if ('problem' in reading) return refuse(400, fieldErrors({ file: [reading.problem] }))
  if (!('file' in reading)) return { status: 200, body: unread(reading) }
  const { entries, format } = reading.file
  const own = await listShopAccounts(db)
  return {
    status: 200,
    body: {
      ...headingsOf(reading.csv?.table ?? null),
      format,
      accounts: accountsOf(reading.file),
      is_own_account: entries.every(({ account, bookedOn }) =>
        wasShopAccountOn(bookedOn, shopAccountOf(account, own)),
      ),
      columns: reading.csv?.columns ?? null,
      guess: null,
      entries: entries.slice(0, shownEntries).map(entryView),
      entry_count: entries.length,
      known_count: await countKnownEntries(db, fingerprintEntries(entries.filter(movesMoney))),
      needs_currency: false,
    },
  }
}

/** A table whose columns are not named yet, or movements whose currency is not. */
function unread(
  known: Exclude<StatementFile, { file: unknown } | { problem: unknown }>,
): BankFileReading {
  const common = { is_own_account: false, entries: [], known_count: 0 }
  if ('table' in known) {
    const { table } = known
    return {
      ...common,
      ...headingsOf(table),
      format: 'csv',
      accounts: [],
      columns: null,
      guess: guessColumns(table),
      entry_count: 0,
      needs_currency: false,
    }
  }
  const { withoutCurrency: file, csv } = known
  return {
    ...common,
    ...headingsOf(csv?.table ?? null),
    format: file.format,
    accounts: accountsOf(file),
    columns: csv?.columns ?? null,
    guess: null,
    entry_count: file.entries.length,
    needs_currency: true,
  }
}

const accountsOf = ({ entries }: BankFile) => [...new Set(entries.map(({ account }) => account))]

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
