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
import type { DetailsRow } from '../payout-details/payout-details.store.ts'
import { takenBack } from './payout.store.ts'

/** What support may sort and filter batches by. */
export const batchColumns = {
  id: { ref: sql.ref('batches.id'), type: 'number' },
  state: { ref: sql.ref('state'), type: 'text' },
  created_at: { ref: sql.ref('created_at'), type: 'time' },
  paid_at: { ref: sql`case when state = 'paid' then closed_at end`, type: 'time' },
  total: { ref: sql.ref('total'), type: 'money' },
  reference: { ref: sql.ref('batches.reference'), type: 'text' },
} as const satisfies Record<string, Column>

export type BatchField = keyof typeof batchColumns

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

const takenBackOfLine = takenBack(sql`line.id = payout_lines.id`)

const summed = sql`payout_batches as batches
  join lateral (select count(*)::integer as line_count, coalesce(sum(amount), 0)::bigint as total
    from payout_lines where batch_id = batches.id) as sums on true`

const nameOf = (account: string) => sql`(
  select first_name || ' ' || last_name from accounts where accounts.id = ${sql.ref(account)})`

const shownOfBatch = (
  readerId: number,
) => sql`batches.id, version, state, line_count, total, created_at, created_by,
  ${nameOf('created_by')} as creator, closed_at, ${nameOf('closed_by')} as closer, batches.reference, reason,
  case when state = 'open' then ${takenBack(sql`line.batch_id = batches.id`)} else taken_back end as taken_back,
  exists (select from payout_lines join agents on agents.id = agent_id
    where batch_id = batches.id and account_id = ${readerId}) as pays_reader`

export async function countBatches(
  db: Database,
  query: Omit<ListQuery<BatchField>, 'range'>,
): Promise<number> {
  return countRows(db, summed, matching(batchColumns, query, inReference))
}

export async function listBatches(
  db: Database,
  query: ListQuery<BatchField>,
  readerId: number,
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select ${shownOfBatch(readerId)} from ${summed} where ${matching(batchColumns, query, inReference)}
    order by ${ordering(batchColumns, query.sort, sql.ref('batches.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

export async function findBatch(
  db: Database,
  { id, readerId }: { id: number; readerId: number },
): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    select ${shownOfBatch(readerId)} from ${summed} where batches.id = ${id}`.execute(db)
  return rows[0]
}

function inReference(q: string): RawBuilder<SqlBool> {
  return sql`batches.reference ilike ${anywhere(q)}`
}

/** What support may sort and filter the lines of batches by. */
export const lineColumns = {
  id: { ref: sql.ref('payout_lines.id'), type: 'number' },
  batch_id: { ref: sql.ref('batch_id'), type: 'number' },
  agent_id: { ref: sql.ref('agent_id'), type: 'number' },
  name: { ref: sql.ref('name'), type: 'text' },
  code: { ref: sql.ref('code'), type: 'text' },
  amount: { ref: sql.ref('amount'), type: 'money' },
  taken_back: { ref: takenBackOfLine, type: 'money' },
} as const satisfies Record<string, Column>

export type LineField = keyof typeof lineColumns

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

const shownOfLine = sql`id, batch_id, agent_id, name, mobile, code, amount, currency, details_id,
  ${takenBackOfLine} as taken_back,
  (select count(*)::integer from payout_line_entries where line_id = payout_lines.id) as entry_count`

export async function countLines(
  db: Database,
  query: Omit<ListQuery<LineField>, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from payout_lines where ${matching(lineColumns, query, ofPerson)}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export async function listLines(
  db: Database,
  query: ListQuery<LineField>,
): Promise<PayoutLineRow[]> {
  const { rows } = await sql<PayoutLineRow>`
    select ${shownOfLine} from payout_lines where ${matching(lineColumns, query, ofPerson)}
    order by ${ordering(lineColumns, query.sort, sql.ref('payout_lines.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

/** All of them, for the bank. */
export async function listLinesOf(db: Database, batchId: number): Promise<PayoutLineRow[]> {
  const { rows } = await sql<PayoutLineRow>`
    select ${shownOfLine} from payout_lines where batch_id = ${batchId} order by id`.execute(db)
  return rows
}

/** The details of lines, by their ids. */
export async function listDetails(
  db: Database,
  lines: readonly Pick<PayoutLineRow, 'details_id'>[],
): Promise<Map<number, DetailsRow>> {
  const ids = lines.flatMap(({ details_id }) => (details_id === null ? [] : [details_id]))
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('payout_details').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

function ofPerson(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(name ilike ${text} or mobile ilike ${text} or code ilike ${text})`
}
