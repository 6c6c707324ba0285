import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { takenBack } from './payout.store.ts'

export interface BatchRow {
  id: number
  version: number
  state: 'open' | 'paid' | 'discarded'
  line_count: number
  total: number
  taken_back: number
  created_at: Date
  created_by: number
  creator: string
  /** Whether a line of it is the reader's own. */
  pays_reader: boolean
  closed_at: Date | null
  closer: string | null
  reference: string | null
  reason: string | null
}

const nameOf = (account: string) => sql`(
  select first_name || ' ' || last_name from accounts where accounts.id = ${sql.ref(account)})`

/** As they are for a reader, who may not decide on what pays them. */
export const payoutBatches = (readerId: number) =>
  resource({
    name: 'payout-batches',
    from: sql`payout_batches as batches
      join lateral (select count(*)::integer as line_count, coalesce(sum(amount), 0)::bigint as total
        from payout_lines where batch_id = batches.id) as sums on true`,
    select: sql<BatchRow>`batches.id, version, state, line_count, total, created_at, created_by,
      ${nameOf('created_by')} as creator, closed_at, ${nameOf('closed_by')} as closer, batches.reference, reason,
      case when state = 'open' then ${takenBack(sql`line.batch_id = batches.id`)} else taken_back end as taken_back,
      exists (select from payout_lines join agents on agents.id = agent_id
        where batch_id = batches.id and account_id = ${readerId}) as pays_reader`,
    fields: {
      id: { ref: sql.ref('batches.id'), type: 'number' },
      state: { ref: sql.ref('state'), type: 'text' },
      created_at: { ref: sql.ref('created_at'), type: 'time' },
      paid_at: { ref: sql`case when state = 'paid' then closed_at end`, type: 'time' },
      total: { ref: sql.ref('total'), type: 'money' },
      reference: { ref: sql.ref('batches.reference'), type: 'text' },
    },
    sort: { field: 'id', descending: true },
    search: (q) => sql`batches.reference ilike ${containsPattern(q)}`,
  })

export interface PayoutLineRow {
  id: number
  batch_id: number
  agent_id: number
  name: string
  mobile: string
  code: string
  amount: number
  currency: string
  taken_back: number
  entry_count: number
  details_id: number | null
}

const takenBackOfLine = takenBack(sql`line.id = payout_lines.id`)

/** The lines of all batches. */
export const payoutLines = resource({
  name: 'payout-lines',
  from: sql`payout_lines`,
  select: sql<PayoutLineRow>`id, batch_id, agent_id, name, mobile, code, amount, currency, details_id,
    ${takenBackOfLine} as taken_back,
    (select count(*)::integer from payout_line_entries where line_id = payout_lines.id) as entry_count`,
  fields: {
    id: { ref: sql.ref('payout_lines.id'), type: 'number' },
    batch_id: { ref: sql.ref('batch_id'), type: 'number' },
    agent_id: { ref: sql.ref('agent_id'), type: 'number' },
    name: { ref: sql.ref('name'), type: 'text' },
    code: { ref: sql.ref('code'), type: 'text' },
    amount: { ref: sql.ref('amount'), type: 'money' },
    taken_back: { ref: takenBackOfLine, type: 'money' },
  },
  sort: { field: 'id', descending: false },
  search(q) {
    const text = containsPattern(q)
    return sql`(name ilike ${text} or mobile ilike ${text} or code ilike ${text})`
  },
})

/** All of them, for the bank. */
export async function listLinesOf(db: Database, batchId: number): Promise<PayoutLineRow[]> {
  const { rows } = await sql<PayoutLineRow>`
    select ${payoutLines.select} from payout_lines where batch_id = ${batchId} order by id`.execute(
    db,
  )
  return rows
}
