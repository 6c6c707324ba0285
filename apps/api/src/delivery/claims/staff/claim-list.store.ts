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
import { claimFacts, type ClaimRow, claimTables } from '../claims.store.ts'

export const claimColumns = {
  id: { ref: sql.ref('claims.id'), type: 'number' },
  state: { ref: sql.ref('claims.state'), type: 'text' },
  kind: { ref: sql.ref('claims.kind'), type: 'text' },
  outcome: { ref: sql.ref('claims.outcome'), type: 'text' },
  state_since: { ref: sql.ref('claims.state_since'), type: 'time' },
  opened_at: { ref: sql.ref('claims.opened_at'), type: 'time' },
  order_number: { ref: sql.ref('orders.number'), type: 'text' },
} as const satisfies Record<string, Column>

export type ClaimField = keyof typeof claimColumns

export async function countClaims(
  db: Database,
  query: Omit<ListQuery<ClaimField>, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${claimTables}
    where ${matching(claimColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listClaims(db: Database, query: ListQuery<ClaimField>): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select ${claimFacts} from ${claimTables} where ${matching(claimColumns, query, mentions)}
    order by ${ordering(claimColumns, query.sort, sql.ref('claims.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(orders.number ilike ${text} or exists (
    select from claim_messages where claim_id = claims.id and claim_messages.text ilike ${text}))`
}
