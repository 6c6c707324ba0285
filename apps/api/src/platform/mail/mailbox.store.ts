import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** A mail as its reader sees it, sent or still waiting. */
export interface StoredMail {
  id: number
  to: string
  subject: string
  text: string
  html: string
  order: number | null
  written: Date
  sent: Date | null
}

const listedAtMost = 50

function storedMails(db: Database) {
  return db
    .selectFrom('outbox')
    .select(['id', 'recipient as to', 'subject', 'body_text as text', 'body_html as html'])
    .select(['attach_pro_forma_of as order', 'created_at as written', 'sent_at as sent'])
}

/** Newest first; everybody's when `to` is absent. */
export async function listMails(db: Database, to: string | undefined): Promise<StoredMail[]> {
  return storedMails(db)
    .$if(to !== undefined, (mails) =>
      mails.where(sql<boolean>`lower(recipient) = lower(${to ?? ''})`),
    )
    .orderBy('id', 'desc')
    .limit(listedAtMost)
    .execute()
}

export async function findMail(db: Database, id: number): Promise<StoredMail | null> {
  const found = await storedMails(db).where('id', '=', id).executeTakeFirst()
  return found ?? null
}
