import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  countRows,
  matching,
  ordering,
  within,
} from '../../platform/lists/list-sql.store.ts'

/** What staff may sort and filter adjustments by. */
export const adjustmentColumns = {
  id: { ref: sql.ref('adjustments.id'), type: 'number' },
  agent_id: { ref: sql.ref('agent_id'), type: 'number' },
  state: { ref: sql.ref('state'), type: 'text' },
  amount: { ref: sql.ref('amount'), type: 'money' },
  created_at: { ref: sql.ref('created_at'), type: 'time' },
} as const satisfies Record<string, Column>

export type AdjustmentField = keyof typeof adjustmentColumns

export interface AdjustmentRow {
  id: number
  version: number
  state: 'waiting' | 'approved' | 'rejected'
  agent_id: number
  /** Whose balance it is. */
  owner_id: number
  name: string
  code: string
  amount: number
  currency: string
  reason: string
  created_at: Date
  created_by: number
  creator: string
  decided_at: Date | null
  decider: string | null
  rejection: string | null
}

const joined = sql`commission_adjustments as adjustments
  join agents on agents.id = agent_id join accounts as owners on owners.id = account_id
  join accounts as creators on creators.id = created_by
  left join accounts as deciders on deciders.id = decided_by`

const shown = sql`adjustments.id, adjustments.version, state, agent_id, account_id as owner_id,
  owners.first_name || ' ' || owners.last_name as name, code, amount, adjustments.currency, reason, created_at, created_by,
  creators.first_name || ' ' || creators.last_name as creator,
  decided_at, deciders.first_name || ' ' || deciders.last_name as decider, rejection`

export async function countAdjustments(
  db: Database,
  query: Omit<ListQuery<AdjustmentField>, 'range'>,
): Promise<number> {
  return countRows(db, joined, matching(adjustmentColumns, query, mentions))
}

export async function listAdjustmentRows(
  db: Database,
  query: ListQuery<AdjustmentField>,
): Promise<AdjustmentRow[]> {
  const { rows } = await sql<AdjustmentRow>`
    select ${shown} from ${joined} where ${matching(adjustmentColumns, query, mentions)}
    order by ${ordering(adjustmentColumns, query.sort, sql.ref('adjustments.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

export async function findAdjustment(db: Database, id: number): Promise<AdjustmentRow | undefined> {
  const { rows } = await sql<AdjustmentRow>`
    select ${shown} from ${joined} where adjustments.id = ${id}`.execute(db)
  return rows[0]
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(code ilike ${text} or reason ilike ${text}
    or owners.first_name || ' ' || owners.last_name ilike ${text})`
}
