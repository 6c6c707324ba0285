import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { unpaidEntries } from '../ledger/ledger.store.ts'
import { type DetailsRow, isCurrent } from '../payout-details/payout-details.store.ts'
import type { Database } from '../../platform/db/database.ts'

export interface PayableRow {
  agent_id: number
  name: string
  mobile: string
  code: string
  amount: number
  /** Whether it is the reader's own balance. */
  is_own: boolean
  /** The open batch that holds the balance. */
  batch_id: number | null
  details: DetailsRow | null
}

/** Agents whose balance has reached the threshold, by name, whether or not they may go into a batch now. */
export async function listPayable(
  db: Database,
  { readerId, threshold }: { readerId: number; threshold: number },
): Promise<PayableRow[]> {
  const { rows } = await sql<Omit<PayableRow, 'details'> & { details_id: number | null }>`
    select agents.id as agent_id, first_name || ' ' || last_name as name, agents.mobile, agents.code, owed.amount,
      account_id = ${readerId} as is_own, line.batch_id, details.id as details_id
    from (select agent_id, sum(amount)::bigint as amount from (${unpaidEntries}) as due
      group by agent_id having sum(amount) >= ${threshold}) as owed
    join agents on agents.id = owed.agent_id join accounts on accounts.id = account_id
    left join payout_lines as line on line.agent_id = agents.id and is_open
    left join payout_details as details on details.agent_id = agents.id and ${isCurrent}
    order by name, agents.id`.execute(db)
  const details = await listDetails(db, rows)
  return rows.map(({ details_id, ...row }) => ({
    ...row,
    details: details.get(details_id ?? 0) ?? null,
  }))
}

/** The details of lines, by their ids. */
export async function listDetails(
  db: Database,
  lines: readonly { details_id: number | null }[],
): Promise<Map<number, DetailsRow>> {
  const ids = lines.flatMap(({ details_id }) => (details_id === null ? [] : [details_id]))
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('payout_details').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const hasNewDetails = (agentId: RawBuilder<unknown>, coolingOffStart: Date) => sql`exists (
  select from payout_details as details
  where details.agent_id = ${agentId} and ${isCurrent} and confirmed_at > ${coolingOffStart})`

/** One after the other, in the same order by every call. */
export async function lockAgents(db: Database, ids: number[]): Promise<void> {
  await sql`select from agents where id = any(${ids}::bigint[]) order by id for update`.execute(db)
}

interface NewLines {
  batchId: number
  agentIds: number[]
  threshold: number
  coolingOffStart: Date
}

/**
 * Freezes the debt to the agents, whom the caller has locked: the amount, its entries and where it goes, in one statement,
 * so that they agree. It leaves out an agent whom another batch has taken meanwhile, or who has changed their details, and
 * returns the number of lines.
 */
export async function insertLines(
  db: Database,
  { batchId, agentIds, threshold, coolingOffStart }: NewLines,
): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    with due as (
      select id, agent_id, amount from (${unpaidEntries}) as due
      where agent_id = any(${agentIds}::bigint[])
        and not exists (select from payout_lines where agent_id = due.agent_id and is_open)
        and not ${hasNewDetails(sql`due.agent_id`, coolingOffStart)}),
    lines as (
      insert into payout_lines (batch_id, agent_id, name, mobile, code, amount, details_id)
      select ${batchId}, agents.id, first_name || ' ' || last_name, mobile, code, owed.amount, details.id
      from (select agent_id, sum(amount) as amount from due group by agent_id having sum(amount) >= ${threshold}) as owed
      join agents on agents.id = owed.agent_id join accounts on accounts.id = account_id
      left join payout_details as details on details.agent_id = agents.id and ${isCurrent}
      order by agents.id
      returning id, agent_id),
    frozen as (
      insert into payout_line_entries (line_id, entry_id)
      select lines.id, due.id from lines join due using (agent_id))
    select count(*)::integer as lines from lines`.execute(db)
  return rows[0]?.lines ?? 0
}

export async function insertBatch(
  db: Database,
  { actorId, now }: { actorId: number; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('payout_batches')
    .values({
      created_at: now,
      created_by: actorId,
      closed_at: null,
      closed_by: null,
      reference: null,
      reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface LockedBatch {
  id: number
  version: number
  state: 'open' | 'paid' | 'discarded'
  created_by: number
  closed_by: number | null
  reference: string | null
  reason: string | null
}

/** Locks the batch until the transaction ends, so that no other call closes it. */
export function lockBatch(db: Database, id: number): Promise<LockedBatch | undefined> {
  return db
    .selectFrom('payout_batches')
    .select(['id', 'version', 'state', 'created_by', 'closed_by', 'reference', 'reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The sum of reversals between the freezing of lines and the closing of their batch, which the lines do not hold
 * themselves.
 */
export const takenBack = (lines: RawBuilder<SqlBool>): RawBuilder<number> => sql`
  coalesce((select -sum(reversal.amount)
    from payout_lines as line join payout_batches as batch on batch.id = line.batch_id
    join payout_line_entries as frozen on frozen.line_id = line.id
    join commission_entries as reversal on reversal.reverses = frozen.entry_id
    where ${lines} and (batch.closed_at is null or reversal.at <= batch.closed_at) and not exists (
      select from payout_line_entries as held where held.line_id = line.id and held.entry_id = reversal.id)), 0)::bigint`

interface Closure {
  batchId: number
  state: 'paid' | 'discarded'
  reference: string | null
  reason: string | null
  actorId: number
  now: Date
}

export async function closeBatch(
  db: Database,
  { batchId, state, reference, reason, actorId, now }: Closure,
): Promise<void> {
  await db
    .updateTable('payout_batches')
    .set(({ eb }) => ({
      state,
      reference,
      reason,
      closed_at: now,
      closed_by: actorId,
      taken_back: takenBack(sql`line.batch_id = ${batchId}`),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', batchId)
    .execute()
}

/** Whether another batch was paid under the reference since then, however it was spaced. */
export async function isReferenceUsed(
  db: Database,
  { batchId, reference }: { batchId: number; reference: string },
): Promise<boolean> {
  const plain = (text: RawBuilder<unknown>) => sql`lower(regexp_replace(${text}, '\\s', '', 'g'))`
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from payout_batches where id <> ${batchId} and state = 'paid'
      and ${plain(sql`reference`)} = ${plain(sql`${reference}::text`)}) as is_there`.execute(db)
  return rows[0]?.is_there === true
}

/** Its agents are free for the next one. */
export async function releaseLines(db: Database, batchId: number): Promise<void> {
  await db
    .updateTable('payout_lines')
    .set({ is_open: false })
    .where('batch_id', '=', batchId)
    .execute()
}

interface Payment {
  batchId: number
  reference: string
  actorId: number
  now: Date
}

/**
 * Enters that every line of a batch, which the caller has locked, was paid as it was frozen, and settles exactly the
 * entries that it was made of. Later reversals stay unsettled, and are deducted from later earnings.
 */
export async function payLines(
  db: Database,
  { batchId, reference, actorId, now }: Payment,
): Promise<void> {
  const lines = await db
    .selectFrom('payout_lines')
    .select('agent_id')
    .where('batch_id', '=', batchId)
    .execute()
  const agentIds = lines.map(({ agent_id }) => agent_id)
  await lockAgents(db, agentIds)
  await sql`
    with paid as (
      insert into commission_entries (agent_id, kind, amount, currency, at, actor_id, note)
      select agent_id, 'pay', -amount, currency, ${now}, ${actorId}, ${reference}
      from payout_lines where batch_id = ${batchId} order by id
      returning id, agent_id),
    settled as (
      insert into commission_settlements (entry_id, payout_id)
      select frozen.entry_id, paid.id
      from payout_lines join payout_line_entries as frozen on frozen.line_id = payout_lines.id
      join paid using (agent_id) where batch_id = ${batchId})
    update payout_lines set is_open = false, entry_id = paid.id
    from paid where payout_lines.agent_id = paid.agent_id and batch_id = ${batchId}`.execute(db)
}

/** Whether a line of the batch is the account's. */
export async function isPaidBy(
  db: Database,
  { batchId, accountId }: { batchId: number; accountId: number },
): Promise<boolean> {
  const line = await db
    .selectFrom('payout_lines')
    .innerJoin('agents', 'agents.id', 'agent_id')
    .select('payout_lines.id')
    .where('batch_id', '=', batchId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return line !== undefined
}

/** The open batch that holds an agent's balance. */
export async function findOpenBatchOf(db: Database, agentId: number): Promise<number | null> {
  const row = await db
    .selectFrom('payout_lines')
    .select('batch_id')
    .where('agent_id', '=', agentId)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return row?.batch_id ?? null
}
