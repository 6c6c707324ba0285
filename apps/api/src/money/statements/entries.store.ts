import { sql } from 'kysely'
import type { BankEntryState, OfferBasis } from '@bandari/sdk'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { entriesWhere, type EntryRow, isUndecided } from './entry-columns.store.ts'

export async function findEntry(db: Database, id: number): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select * from ${entriesWhere(sql`bank_entries.id = ${id}`)}`.execute(db)
  return rows[0] ?? null
}

/** Locks a movement until the transaction ends, so that two people decide on it one after the other. */
export async function lockEntry(db: Database, id: number): Promise<EntryRow | null> {
  await sql`select from bank_entries where id = ${id} for update`.execute(db)
  return findEntry(db, id)
}

/** An order as it is shown beside a movement. */
export interface OrderRow {
  order_id: number
  number: string
  reference: string
  buyer: string
  status: OrderStatus
  currency: string
  total: number
  due: number
  placed_at: Date
}

export interface CandidateRow extends OrderRow {
  basis: OfferBasis
}

export async function listCandidates(db: Database, entryId: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select orders.id as order_id, number, payment_reference as reference, basis, first_name || ' ' || last_name as buyer,
      orders.status, currency::text as currency, total, date_placed as placed_at,
      case when orders.status = 'Canceled' then 0 else greatest(0, total - (select coalesce(sum(amount), 0)
        from payments where order_id = orders.id and kind in ('received', 'bank-charges'))) end as due
    from bank_entry_offers join orders on orders.id = order_id join accounts on accounts.id = account_id
    where entry_id = ${entryId} order by rank`.execute(db)
  return rows
}

export interface DecisionRow {
  turn: number
  kind: 'assigned' | 'dismissed' | 'undone'
  order_id: number | null
  order_number: string | null
  payment_id: number | null
  amount: number | null
  /** Reversed by a later decision. */
  is_undone: boolean
  counts_as: number | null
  currency: string | null
  advice: string | null
  reason: string | null
  at: Date
  by: string
}

export async function listDecisions(db: Database, entryId: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select turn, kind, order_id, number as order_number, payment_id, amount,
      exists (select from bank_decisions as back where back.entry_id = ${entryId} and back.undoes = bank_decisions.turn) as is_undone, counts_as, currency::text as currency, advice, reason, at,
      first_name || ' ' || last_name as by
    from bank_decisions left join orders on orders.id = order_id join accounts on accounts.id = actor_id
    where entry_id = ${entryId} order by turn`.execute(db)
  return rows
}

/** The movement, and the decision, that a payment comes from; null where it comes from none. */
export async function findDecisionOf(
  db: Database,
  paymentId: number,
): Promise<{ entryId: number; turn: number } | null> {
  const row = await db
    .selectFrom('bank_decisions')
    .select(['entry_id', 'turn'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ? { entryId: row.entry_id, turn: row.turn } : null
}

export interface NewDecision {
  entryId: number
  turn: number
  kind: DecisionRow['kind']
  orderId?: number
  paymentId?: number
  amount?: number
  undoes?: number
  countsAs?: number
  advice?: string | null
  reason: string | null
  actorId: number
  now: Date
}

export async function insertDecision(db: Database, decision: NewDecision): Promise<void> {
  const { entryId, turn, kind, reason, actorId, now } = decision
  await db
    .insertInto('bank_decisions')
    .values({
      entry_id: entryId,
      turn,
      kind,
      order_id: decision.orderId ?? null,
      payment_id: decision.paymentId ?? null,
      amount: decision.amount ?? null,
      undoes: decision.undoes ?? null,
      counts_as: decision.countsAs ?? null,
      advice: decision.advice ?? null,
      reason,
      actor_id: actorId,
      at: now,
    })
    .execute()
}

/** Finds an order by number or payment reference. */
export async function findOrderId(db: Database, reference: string): Promise<number | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.or([eb('number', '=', reference), eb('payment_reference', '=', reference)]))
    .executeTakeFirst()
  return row?.id ?? null
}

export interface QueueCount {
  state: BankEntryState
  count: number
  oldest_on: string | null
}

export async function countQueues(db: Database): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select state, count(*)::integer as count, min(booked_on) as oldest_on
    from ${entriesWhere(sql`true`)} group by state`.execute(db)
  return rows
}

/** A movement that is due to be recorded, and who imported it. */
export interface DueBooking {
  entryId: number
  actorId: number
}

/** Takes the next movement off the queue; no other process gets it. */
export async function takeDueBooking(db: Database): Promise<DueBooking | null> {
  const { rows } = await sql<DueBooking>`
    delete from bank_bookings_due where entry_id = (
      select entry_id from bank_bookings_due order by entry_id limit 1 for update skip locked
    ) returning entry_id as "entryId", actor_id as "actorId"`.execute(db)
  return rows[0] ?? null
}

/** Takes a movement off the queue, which leaves it to staff. */
export async function dropDueBooking(db: Database, { entryId }: DueBooking): Promise<void> {
  await db.deleteFrom('bank_bookings_due').where('entry_id', '=', entryId).execute()
}

/** For the overview: incoming money that waits for a decision, once its orders were looked for. */
export const waitingEntries = sql`bank_entries where amount > 0 and ${isUndecided}
  and not exists (select from bank_matches_due where entry_id = bank_entries.id)
  and not exists (select from bank_bookings_due where entry_id = bank_entries.id)`
