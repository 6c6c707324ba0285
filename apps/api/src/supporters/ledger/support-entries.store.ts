import { sql } from 'kysely'
import { resource } from '../../platform/lists/resource.store.ts'
import { entriesWithOrders, settlements, shownOfEntry } from './ledger.store.ts'

/** Entries of everybody. A text is an order's number, or part of what a payment or an adjustment says. */
export const supportEntries = resource({
  name: 'commission-entries',
  from: entriesWithOrders,
  select: shownOfEntry,
  lookups: settlements,
  fields: {
    id: { ref: sql.ref('entries.id'), type: 'number' },
    agent_id: { ref: sql.ref('entries.agent_id'), type: 'number' },
    kind: { ref: sql.ref('entries.kind'), type: 'text' },
    date: { ref: sql.ref('entries.at'), type: 'time' },
    order_number: { ref: sql.ref('number'), type: 'text' },
    amount: { ref: sql.ref('entries.amount'), type: 'money' },
  },
  sort: { field: 'id', descending: true },
  search: (q) => sql`(number = ${q} or strpos(lower(entries.note), lower(${q})) > 0)`,
})
