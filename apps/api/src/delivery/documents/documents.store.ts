import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** A version of a document with the buyer's answer. Days are `2026-12-31`. */
export interface DocumentRow {
  id: number
  kind: string
  label: string
  version: number
  is_draft: boolean
  number: string | null
  valid_until: string | null
  note: string | null
  added_at: Date
  file_id: number
  file_name: string
  file_type: 'image/jpeg' | 'application/pdf'
  file_bytes: number
  answer: { correction: string | null; at: Date } | null
  /** Whether it is the latest version. */
  is_latest: boolean
}

interface SelectedDocument extends Omit<DocumentRow, 'answer'> {
  correction: string | null
  answered_at: Date | null
}

/** Every version of every document of an order, the newest first within a kind. */
export async function listDocuments(db: Database, orderId: number): Promise<DocumentRow[]> {
  const { rows } = await sql<SelectedDocument>`
    select papers.id, kind, label, version, is_draft, number, valid_until::text, note, added_at, file_id,
      name as file_name, type as file_type, bytes as file_bytes, correction, paper_answers.at as answered_at,
      version = max(version) over (partition by kind, label) as is_latest
    from papers join private_files on private_files.id = file_id
      left join paper_answers on paper_id = papers.id
    where order_id = ${orderId} order by kind, label, version desc`.execute(db)
  return rows.map(({ correction, answered_at, ...row }) => ({
    ...row,
    answer: answered_at && { correction, at: answered_at },
  }))
}

export interface NewDocument {
  orderId: number
  kind: string
  label: string
  fileId: number
  isDraft: boolean
  number: string | null
  validUntil: string | null
  note: string | null
  actorId: number
  now: Date
}

/** Becomes the latest version. The caller has locked the order. */
export async function insertDocument(db: Database, document: NewDocument): Promise<number> {
  const { orderId, kind, label } = document
  const { last } = await db
    .selectFrom('papers')
    .select((eb) => eb.fn.coalesce(eb.fn.max('version'), sql<number>`0`).as('last'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('label', '=', label)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('papers')
    .values({
      order_id: orderId,
      kind,
      label,
      version: last + 1,
      file_id: document.fileId,
      is_draft: document.isDraft,
      number: document.number,
      valid_until: document.validUntil,
      note: document.note,
      added_by: document.actorId,
      added_at: document.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAnswer(
  db: Database,
  answer: { documentId: number; correction: string | null; accountId: number; now: Date },
): Promise<void> {
  const { documentId: paper_id, correction, accountId: answered_by, now: at } = answer
  await db.insertInto('paper_answers').values({ paper_id, correction, answered_by, at }).execute()
}
