import type { Language } from '@bandari/i18n'
import type { Database } from '../../platform/db/database.ts'
import type { RequestKind } from '../tables.ts'

/** A form as somebody filled it in. */
export interface FilledRequest {
  kind: RequestKind
  name: string
  /** Null where the form asks for none. */
  email: string | null
  contactNumber: string
  text: string
  /** The fields that only this kind of form has, by their names on the wire. */
  details?: Readonly<Record<string, string>>
  accountId: number | null
  /** Of the page that it was sent from. */
  language: Language
}

/** Returns the number of the stored request. */
export async function saveRequest(
  db: Database,
  { kind, name, email, contactNumber, text, details = {}, accountId, language }: FilledRequest,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('requests')
    .values({
      kind,
      name,
      email,
      contact_number: contactNumber,
      text,
      details: JSON.stringify(details),
      account_id: accountId,
      language,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
