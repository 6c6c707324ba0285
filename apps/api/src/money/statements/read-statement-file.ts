import type { BankColumns } from '@bandari/sdk'
import type { PlainOrProblem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { BankFile } from './formats/bank-file.ts'
import { readCsvStatement } from './formats/csv-statement.ts'
import type { StatementTable } from './formats/csv-table.ts'
import { guessColumns } from './formats/guess-columns.ts'
import { readBankFile } from './formats/read-bank-file.ts'
import { findColumns } from './statements.store.ts'

interface NamedTable {
  table: StatementTable
  columns: BankColumns
}

export type StatementFile =
  | { file: BankFile; csv: NamedTable | null }
  /** At least one movement has no currency. */
  | { withoutCurrency: BankFile; csv: NamedTable | null }
  /** Nobody has named its columns yet. */
  | { table: StatementTable }
  | { problem: PlainOrProblem }

/** A CSV is read by the columns saved for its headings. What the file leaves unsaid is in the currency chosen for it. */
export async function readStatementFile(
  db: Database,
  { bytes, currency }: { bytes: Uint8Array; currency: string | null },
): Promise<StatementFile> {
  const reading = await readBankFile(bytes)
  if ('problem' in reading) return reading
  if ('file' in reading) return inCurrency(reading.file, { currency, csv: null })
  const { table } = reading
  const columns = await findColumns(db, table.headings)
  if (!columns || lacksDecider(columns, table)) return { table }
  const read = readCsvStatement(table, columns)
  if ('problem' in read) return read
  if (read.file.entries.length === 0) return { problem: 'statement_empty' }
  return inCurrency(read.file, { currency, csv: { table, columns } })
}

function inCurrency(
  file: BankFile,
  { currency, csv }: { currency: string | null; csv: NamedTable | null },
): StatementFile {
  const isNamed = file.entries.every((entry) => entry.currency !== '')
  if (isNamed) return { file, csv }
  if (currency === null) return { withoutCurrency: file, csv }
  const entries = file.entries.map((entry) => ({ ...entry, currency: entry.currency || currency }))
  return { file: { ...file, entries }, csv }
}

/** Columns that were named before a column of the direction or the state could be: what it says must not be lost. */
function lacksDecider(columns: BankColumns, table: StatementTable): boolean {
  const { direction, status } = guessColumns(table)
  const isOld = columns.direction === undefined || columns.status === undefined
  return isOld && (direction != null || status != null)
}
