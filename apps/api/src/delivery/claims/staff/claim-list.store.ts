import { sql } from 'kysely'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { claimFacts, claimTables } from '../claims.store.ts'

export const claims = resource({
  name: 'claims',
  from: claimTables,
  select: claimFacts,
  fields: {
    id: { ref: sql.ref('claims.id'), type: 'number' },
    state: { ref: sql.ref('claims.state'), type: 'text' },
    kind: { ref: sql.ref('claims.kind'), type: 'text' },
    outcome: { ref: sql.ref('claims.outcome'), type: 'text' },
    state_since: { ref: sql.ref('claims.state_since'), type: 'time' },
    opened_at: { ref: sql.ref('claims.opened_at'), type: 'time' },
    order_number: { ref: sql.ref('orders.number'), type: 'text' },
  },
  sort: { field: 'state_since', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(orders.number ilike ${text} or exists (
      select from claim_messages where claim_id = claims.id and claim_messages.text ilike ${text}))`
  },
})
