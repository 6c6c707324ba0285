import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ListQuery } from '../../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  matching,
  ordering,
  within,
} from '../../../platform/lists/list-sql.store.ts'
import { threadFacts, type ThreadRow, threadTables } from '../threads.store.ts'

/** Requests by form and for quotes wait in their own queues. */
export const waitsForShop = sql<SqlBool>`(threads.vendor_id is null and last_side = 'buyer' and blocked_by is null
  and (select event from thread_messages where thread_id = threads.id order by id desc limit 1) is null)`

export const threadColumns = {
  id: { ref: sql.ref('threads.id'), type: 'number' },
  last_side: { ref: sql.ref('threads.last_side'), type: 'text' },
  /** Whether the shop has to answer. */
  waits: { ref: sql`(${waitsForShop})`, type: 'boolean' },
  last_at: { ref: sql.ref('threads.last_at'), type: 'time' },
  seller: {
    ref: sql`(case when threads.vendor_id is null then 'shop' else 'vendor' end)`,
    type: 'text',
  },
  report: {
    ref: sql`(select coalesce(outcome, 'waiting') from thread_reports where thread_id = threads.id
      order by thread_reports.id desc limit 1)`,
    type: 'text',
  },
} as const satisfies Record<string, Column>

export type ThreadField = keyof typeof threadColumns

export async function countThreads(
  db: Database,
  query: Omit<ListQuery<ThreadField>, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${threadTables}
    where ${matching(threadColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listThreadRows(
  db: Database,
  query: ListQuery<ThreadField>,
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select ${threadFacts} from ${threadTables} where ${matching(threadColumns, query, mentions)}
    order by ${ordering(threadColumns, query.sort, sql.ref('threads.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(threads.title ilike ${text} or exists (
    select from thread_messages where thread_id = threads.id and thread_messages.text ilike ${text}))`
}
