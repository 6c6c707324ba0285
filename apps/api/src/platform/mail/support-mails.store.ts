import { sql } from 'kysely'
import { containsPattern } from '../lists/list-sql.store.ts'
import { resource } from '../lists/resource.store.ts'

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
export const supportMails = resource({
  name: 'mails',
  from: sql`outbox`,
  where: sql`order_id is not null`,
  select: sql<SupportMailRow>`*`,
  fields: {
    id: { ref: sql.ref('id'), type: 'number', required: true },
    order_id: { ref: sql.ref('order_id'), type: 'number', required: true },
    to: { ref: sql`lower(recipient)`, type: 'lower', required: true },
    written_at: { ref: sql.ref('created_at'), type: 'time', required: true },
  },
  sort: { field: 'id', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(subject ilike ${text} or recipient ilike ${text})`
  },
})
