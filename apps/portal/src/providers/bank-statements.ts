import {
  type BankColumns,
  type BankColumnsRecord,
  type BankColumnsRequest,
  type BankEntryAssignment,
  type BankEntryReason,
  type BankEntryRecord,
  type BankEntryUndo,
  type BankFileReading,
  type BankStatement,
  session,
  type SupportOrder,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

interface SentFile {
  file: File
  /** Said for this file, where it does not say it; empty where nobody said it. */
  account: string
  currency: string
  /** Somebody has compared what was guessed. */
  isConfirmed?: boolean
}

/** What a file holds; nothing of it is kept. */
export async function readBankStatement(file: SentFile): Promise<BankFileReading> {
  return granted(ask(upload('/support/bank-statements/read', sent(file))))
}

export async function importBankStatement(file: SentFile): Promise<BankStatement> {
  return granted(ask(upload('/support/bank-statements', sent(file))))
}

const sent = ({ file, account, currency, isConfirmed = false }: SentFile) => ({
  baseUrl: apiUrl,
  token: session.token(),
  language: pageLanguage(),
  fields: {
    file,
    ...(account !== '' && { account }),
    ...(currency !== '' && { currency }),
    ...(isConfirmed && { confirmed: 'true' as const }),
  },
})

/** Remembered for every file of this account with these headings. */
export async function setBankColumns(body: BankColumnsRequest): Promise<BankColumns> {
  return granted(ask(client.PUT('/support/bank-statements/columns', { body })))
}

/** The next file of the account asks for its columns again. */
export async function removeBankColumns(id: number): Promise<BankColumnsRecord> {
  const params = { path: { id } }
  return granted(ask(client.DELETE('/support/bank-columns/{id}', { params })))
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

/** A payment that was never this order's is taken off it again. */
export async function takeBackPayment({
  id,
  reason,
}: {
  id: number
  reason: string
}): Promise<SupportOrder> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/payments/{id}/undo', { params, body: { reason } })))
}
