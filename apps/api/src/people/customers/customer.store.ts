import type { Language } from '@bandari/i18n'
import type { StaffRole } from '../../core/account.ts'
import { endKeysOf } from '../accounts/keys/key.store.ts'
import type { Database } from '../../platform/db/database.ts'

export interface CustomerRow {
  id: number
  email: string
  first_name: string
  last_name: string
  language: Language
  is_active: boolean
  staff_role: StaffRole | null
  deleted_at: Date | null
}

/** Locked until the transaction ends. */
export function lockCustomer(db: Database, id: number): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'language'])
    .select(['is_active', 'staff_role', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

interface NewNote {
  accountId: number
  authorId: number
  text: string
  now: Date
}

export async function insertNote(
  db: Database,
  { accountId, authorId, text, now }: NewNote,
): Promise<number> {
  const { id } = await db
    .insertInto('customer_notes')
    .values({ account_id: accountId, author_id: authorId, text, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The latest note, if somebody has just written these words: a second press without a key. */
export function findRepeatedNote(
  db: Database,
  { accountId, authorId, text, now }: NewNote,
): Promise<{ id: number; at: Date } | undefined> {
  return db
    .selectFrom('customer_notes')
    .select(['id', 'at'])
    .where('account_id', '=', accountId)
    .where('author_id', '=', authorId)
    .where('text', '=', text)
    .where('at', '>', new Date(now.getTime() - repeatSeconds * 1000))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Within which the same words count as pressed twice, as in a thread. */
const repeatSeconds = 30

/** Also those on their way to the portal, and views by staff. Returns how many were the customer's own. */
export async function endSignIns(db: Database, accountId: number, now: Date): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .returning(['viewer_id', 'expires_at'])
    .execute()
  await db.deleteFrom('handovers').where('account_id', '=', accountId).execute()
  await endKeysOf(db, accountId)
  return ended.filter(({ viewer_id, expires_at }) => viewer_id === null && expires_at > now).length
}
