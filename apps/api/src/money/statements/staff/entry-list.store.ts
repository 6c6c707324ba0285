import { sql } from 'kysely'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { entriesWhere, type EntryRow } from '../entry-columns.store.ts'

export const bankEntries = resource({
  name: 'bank-entries',
  from: entriesWhere(sql`true`),
  select: sql<EntryRow>`*`,
  fields: {
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
  },
  sort: { field: 'booked_on', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(text ilike ${text} or party ilike ${text} or reference ilike ${text} or order_number = ${q})`
  },
})
