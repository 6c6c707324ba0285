import {
  type BankColumns,
  type BankColumnsRequest,
  type BankEntryAssignment,
  type BankEntryReason,
  type BankEntryRecord,
  type BankEntryUndo,
  type BankFileReading,
  type BankStatement,
  session,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

interface SentFile {
  file: File
  /** Entered for this file when the file does not state it; empty when not entered. */
  currency: string
}

/** What a file holds; nothing of it is kept. */
export async function readBankStatement(file: SentFile): Promise<BankFileReading> {
  return granted(ask(upload('/support/bank-statements/read', sent(file))))
}

export async function importBankStatement(file: SentFile): Promise<BankStatement> {
  return granted(ask(upload('/support/bank-statements', sent(file))))
}

const sent = ({ file, currency }: SentFile) => ({
  baseUrl: apiUrl,
  token: session.token(),
  language: pageLanguage(),
  fields: { file, ...(currency !== '' && { currency }) },
})

/** Remembered for every file with these headings. */
export async function setBankColumns(body: BankColumnsRequest): Promise<BankColumns> {
  return granted(ask(client.PUT('/support/bank-statements/columns', { body })))
}

type OfEntry<Body> = { id: number } & Body

/** The movement pays this order. */
export async function assignBankEntry({
  id,
  ...body
}: OfEntry<BankEntryAssignment>): Promise<BankEntryRecord> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/bank-entries/{id}/assignment', { params, body })))
}

/** The movement pays no order. */
export async function dismissBankEntry({
  id,
  ...body
}: OfEntry<BankEntryReason>): Promise<BankEntryRecord> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/bank-entries/{id}/dismissal', { params, body })))
}

/** What was decided last, or the decision that is named, is taken back. */
export async function undoBankEntry({
  id,
  ...body
}: OfEntry<BankEntryUndo>): Promise<BankEntryRecord> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/bank-entries/{id}/undo', { params, body })))
}
