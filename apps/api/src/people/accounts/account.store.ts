import { isWrittenIn, type Language, sourceLanguage } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { deleteSessionsOf } from './sessions/session.store.ts'

/** The columns of an account that signing in and links need. */
export interface AccountRecord {
  id: number
  email: string
  first_name: string
  last_name: string
  /** The language of the mails to them. */
  language: Language
  password_hash: string | null
  is_active: boolean
  /** Deactivated by support. */
  deactivated_at: Date | null
  second_factor_at: Date | null
}

const columns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'language',
  'password_hash',
  'is_active',
  'deactivated_at',
  'second_factor_at',
] as const

/** For the audit. */
export const accountName = sql<string>`select accounts.email from accounts where accounts.id = subject_id::bigint`

/** Capitals do not distinguish e-mail addresses (contract A26). */
export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<AccountRecord | null> {
  const found = await db
    .selectFrom('accounts')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  return found ?? null
}

/** The person's language, for documents and mails to them. */
export async function languageOf(db: Database, id: number): Promise<Language> {
  const { language } = await db
    .selectFrom('accounts')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return language
}

/** The language for staff at an address: their account's, if staff screens are written in it; otherwise English. */
export async function staffLanguageAt(db: Database, email: string): Promise<Language> {
  const found = await db
    .selectFrom('accounts')
    .select('language')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  return found && isWrittenIn(found.language, 'staffMails') ? found.language : sourceLanguage
}

/** Locked until the transaction ends, so that two clicks on one link take turns. */
export async function lockAccount(db: Database, id: number): Promise<AccountRecord | null> {
  const found = await db
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export interface NewAccount {
  email: string
  first_name: string
  last_name: string
  language: Language
  password_hash: string | null
  country: string | null
  date_joined: Date
  /** The account is inactive until its link is followed, unless the caller says otherwise. */
  is_active?: boolean
  /** Hash of the proof that was sent to the registering browser. */
  registration_proof?: Buffer
}

/** The new account's id, or null when the address is taken, also by a simultaneous registration. */
export async function insertAccount(db: Database, account: NewAccount): Promise<number | null> {
  const inserted = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export async function markActive(db: Database, id: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ is_active: true, registration_proof: null })
    .where('id', '=', id)
    .execute()
}

/** Whether this is the proof that was sent when the account was registered. */
export async function isRegistrationProof(
  db: Database,
  { id, proof }: { id: number; proof: Buffer },
): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('registration_proof', '=', proof)
    .executeTakeFirst()
  return found !== undefined
}

export async function setLanguage(db: Database, id: number, language: Language): Promise<void> {
  await db.updateTable('accounts').set({ language }).where('id', '=', id).execute()
}

/** The columns of an account that its owner may change. */
export interface ProfileColumns {
  first_name?: string
  last_name?: string
  country?: string
  postcode?: string | null
  phone?: string | null
  language?: Language
}

export async function changeProfile(
  db: Database,
  id: number,
  columns: ProfileColumns,
): Promise<void> {
  await db.updateTable('accounts').set(columns).where('id', '=', id).execute()
}

export async function forgetPassword(db: Database, id: number): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute()
}

/** Whether the stored password is still the one that was verified. Locks it until the transaction ends. */
export async function hasPassword(
  db: Database,
  { id, password_hash: verified }: AccountRecord,
): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return found?.password_hash === verified
}

/** Ends every sign-in of the account, including one that is being handed over to the portal. */
export async function setPassword(db: Database, id: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .execute()
  await deleteSessionsOf(db, id)
  await db.deleteFrom('handovers').where('account_id', '=', id).execute()
}

/** False when the password was changed meanwhile. */
export async function replacePassword(
  db: Database,
  { accountId, stored, fresh }: { accountId: number; stored: string | null; fresh: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: fresh })
    .where('id', '=', accountId)
    .where('password_hash', '=', stored)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
