import { sql } from 'kysely'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'

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

export const adjustments = resource({
  name: 'adjustments',
  from: sql`commission_adjustments as adjustments
    join agents on agents.id = agent_id join accounts as owners on owners.id = account_id
    join accounts as creators on creators.id = created_by
    left join accounts as deciders on deciders.id = decided_by`,
  select: sql<AdjustmentRow>`adjustments.id, adjustments.version, state, agent_id, account_id as owner_id,
    owners.first_name || ' ' || owners.last_name as name, code, amount, adjustments.currency, reason, created_at, created_by,
    creators.first_name || ' ' || creators.last_name as creator,
    decided_at, deciders.first_name || ' ' || deciders.last_name as decider, rejection`,
  fields: {
    id: { ref: sql.ref('adjustments.id'), type: 'number' },
    agent_id: { ref: sql.ref('agent_id'), type: 'number' },
    state: { ref: sql.ref('state'), type: 'text' },
    amount: { ref: sql.ref('amount'), type: 'money' },
    created_at: { ref: sql.ref('created_at'), type: 'time' },
  },
  sort: { field: 'id', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(code ilike ${text} or reason ilike ${text}
      or owners.first_name || ' ' || owners.last_name ilike ${text})`
  },
})
