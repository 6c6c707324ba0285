import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/lists/list-query.ts'
import { type Column, matching, ordering, within } from '../../platform/lists/list-sql.store.ts'
import { type EntryRow, joinedEntries, shownOfEntry } from './ledger.store.ts'

/** What support may sort and filter entries of the ledger by. */
export const entryColumns = {
  id: { ref: sql.ref('entries.id'), type: 'number' },
  agent_id: { ref: sql.ref('entries.agent_id'), type: 'number' },
  kind: { ref: sql.ref('entries.kind'), type: 'text' },
  date: { ref: sql.ref('entries.at'), type: 'time' },
  order_number: { ref: sql.ref('number'), type: 'text' },
  amount: { ref: sql.ref('entries.amount'), type: 'money' },
} as const satisfies Record<string, Column>

export type EntryField = keyof typeof entryColumns

export async function countSupportEntries(
  db: Database,
  query: Omit<ListQuery<EntryField>, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from commission_entries as entries
    left join orders on orders.id = entries.order_id
    where ${matching(entryColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listSupportEntryRows(
  db: Database,
  query: ListQuery<EntryField>,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${shownOfEntry} from ${joinedEntries} where ${matching(entryColumns, query, mentions)}
    order by ${ordering(entryColumns, query.sort, sql.ref('entries.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

/** An order's number, or the text of a payment or an adjustment. */
function mentions(q: string): RawBuilder<SqlBool> {
  return sql`(number = ${q} or strpos(lower(entries.note), lower(${q})) > 0)`
}
