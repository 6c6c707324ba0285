import type { BankColumns } from '@bandari/sdk'
import type { PlainOrProblem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { BankFile } from './formats/bank-file.ts'
import { readCsvStatement, type StatementTable } from './formats/csv-statement.ts'
import { readBankFile } from './formats/read-bank-file.ts'
import { findColumns } from './statements.store.ts'

export type StatementFile =
  | { file: BankFile; csv: { table: StatementTable; columns: BankColumns } | null }
  /** The number of movements, at least one of which has no currency. */
  | { table: StatementTable; columns: BankColumns; withoutCurrency: number }
  /** Nobody has named its columns yet. */
  | { table: StatementTable }
  | { problem: PlainOrProblem }

/** A CSV is read by the columns saved for its headings, and in the currency chosen for this file. */
export async function readStatementFile(
  db: Database,
  { bytes, currency }: { bytes: Uint8Array; currency: string | null },
): Promise<StatementFile> {
  const reading = await readBankFile(bytes)
  if ('problem' in reading) return reading
  if ('file' in reading) return { file: reading.file, csv: null }
  const { table } = reading
  const columns = await findColumns(db, table.headings)
  if (!columns) return { table }
  const read = readCsvStatement(table, { columns, currency })
  if ('problem' in read) return read
  if ('withoutCurrency' in read) return { table, columns, withoutCurrency: read.withoutCurrency }
  if (read.file.entries.length === 0) return { problem: 'statement_empty' }
  return { file: read.file, csv: { table, columns } }
}
