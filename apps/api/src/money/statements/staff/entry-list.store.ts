import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ListQuery } from '../../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  countRows,
  matching,
  ordering,
  within,
} from '../../../platform/lists/list-sql.store.ts'
import { entriesWhere, type EntryRow } from '../entry-columns.store.ts'

/** What staff may sort and filter movements by. */
export const entryColumns = {
  id: { ref: sql.ref('id'), type: 'number', required: true },
  statement_id: { ref: sql.ref('statement_id'), type: 'number', required: true },
  state: { ref: sql.ref('state'), type: 'text', required: true },
  waits: {
    ref: sql`(state not in ('outgoing', 'recorded', 'set-aside'))`,
    type: 'boolean',
    required: true,
  },
  booked_on: { ref: sql.ref('booked_on'), type: 'text', required: true },
  amount: { ref: sql.ref('amount'), type: 'money', required: true },
  currency: { ref: sql.ref('currency'), type: 'text', required: true },
  party: { ref: sql.ref('party'), type: 'text', required: true },
  order_number: { ref: sql.ref('order_number'), type: 'text' },
} as const satisfies Record<string, Column>

export type EntryField = keyof typeof entryColumns

const all = entriesWhere(sql`true`)

export async function countEntries(db: Database, query: ListQuery<EntryField>): Promise<number> {
  return countRows(db, all, matching(entryColumns, query, mentions))
}

export async function listEntries(db: Database, query: ListQuery<EntryField>): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select * from ${all}
    where ${matching(entryColumns, query, mentions)}
    order by ${ordering(entryColumns, query.sort, sql.ref('id'))} ${within(query)}`.execute(db)
  return rows
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(text ilike ${text} or party ilike ${text} or reference ilike ${text} or order_number = ${q})`
}
