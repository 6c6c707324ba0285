import type { Database } from '../../platform/db/database.ts'

export function findCustomer(db: Database, id: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'phone', 'language', 'merged_into', 'is_active', 'staff_role', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface NoteRow {
  id: number
  text: string
  at: Date
  first_name: string
  last_name: string
}

/** The latest hundred. */
export function listNotes(db: Database, accountId: number): Promise<NoteRow[]> {
  return db
    .selectFrom('customer_notes')
    .innerJoin('accounts', 'accounts.id', 'author_id')
    .select(['customer_notes.id', 'text', 'at', 'first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .orderBy('customer_notes.id', 'desc')
    .limit(100)
    .execute()
}
