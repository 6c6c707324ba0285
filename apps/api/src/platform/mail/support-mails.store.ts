import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { anywhere, type Column, matching, ordering, within } from '../lists/list-sql.store.ts'

/** What support may sort and filter mails by. */
export const mailColumns = {
  id: { ref: sql.ref('id'), type: 'number', required: true },
  order_id: { ref: sql.ref('order_id'), type: 'number', required: true },
  to: { ref: sql`lower(recipient)`, type: 'lower', required: true },
  written_at: { ref: sql.ref('created_at'), type: 'time', required: true },
} as const satisfies Record<string, Column>

export type MailField = keyof typeof mailColumns

export interface SupportMailRow {
  id: number
  order_id: number
  recipient: string
  subject: string
  body_text: string
  created_at: Date
  sent_at: Date | null
  attempts: number
  last_error: string | null
}

/** A mail that is not about an order may hold a link into an account, which concerns only its owner. */
const shown = sql`outbox where order_id is not null`

export async function countMails(
  db: Database,
  query: Omit<ListQuery<MailField>, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${shown} and ${matching(mailColumns, query, mentions)}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export async function listMailRows(
  db: Database,
  query: ListQuery<MailField>,
): Promise<SupportMailRow[]> {
  const { rows } = await sql<SupportMailRow>`
    select * from ${shown} and ${matching(mailColumns, query, mentions)}
    order by ${ordering(mailColumns, query.sort, sql.ref('id'))} ${within(query)}`.execute(db)
  return rows
}

export async function findMailRow(db: Database, id: number): Promise<SupportMailRow | undefined> {
  const { rows } = await sql<SupportMailRow>`
    select * from ${shown} and id = ${id}`.execute(db)
  return rows[0]
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(subject ilike ${text} or recipient ilike ${text})`
}
