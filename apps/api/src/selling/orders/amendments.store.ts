import { sql } from 'kysely'
import { daysBefore } from '../../core/days-before.ts'
import { aloneDays } from '../../core/lone-limits.ts'
import type { Database } from '../../platform/db/database.ts'
import type { AmendmentState } from '@bandari/sdk'

/** With what the rules know of terms as it is stored; `amendments/terms.ts` has its shape. */
export interface AmendmentRow {
  id: number
  order_id: number
  state: AmendmentState
  reason: string
  before: object
  after: object
  total_before: number
  total_after: number
  currency: string
  given: number
  needs_buyer: boolean
  asked_by: number
  asker: string
  asker_email: string
  asked_at: Date
  decider: string | null
  answer_by: Date | null
  ended_at: Date | null
  note: string | null
  invoice_before: string | null
  invoice_after: string | null
}

function amendments(db: Database) {
  return db
    .selectFrom('order_amendments as amendments')
    .innerJoin('accounts as askers', 'askers.id', 'asked_by')
    .leftJoin('accounts as deciders', 'deciders.id', 'decided_by')
    .select(['amendments.id', 'order_id', 'state', 'reason', 'before', 'after', 'total_before'])
    .select(['total_after', 'amendments.currency', 'given', 'needs_buyer', 'asked_by', 'asked_at'])
    .select(['answer_by', 'ended_at', 'note', 'invoice_before', 'invoice_after'])
    .select('askers.email as asker_email')
    .select(sql<string>`askers.first_name || ' ' || askers.last_name`.as('asker'))
    .select(sql<string | null>`deciders.first_name || ' ' || deciders.last_name`.as('decider'))
}

/** The newest first. */
export function listAmendments(db: Database, orderId: number): Promise<AmendmentRow[]> {
  return amendments(db)
    .where('order_id', '=', orderId)
    .orderBy('amendments.id', 'desc')
    .limit(200)
    .execute()
}

export async function findAmendment(db: Database, id: number): Promise<AmendmentRow | null> {
  return (await amendments(db).where('amendments.id', '=', id).executeTakeFirst()) ?? null
}

export interface NewAmendment {
  orderId: number
  state: 'to-approve' | 'proposed'
  reason: string
  before: object
  after: object
  totalBefore: number
  totalAfter: number
  currency: string
  given: number
  needsBuyer: boolean
  askedBy: number
  answerBy: Date | null
  now: Date
}

/** Its id. */
export async function insertAmendment(db: Database, amendment: NewAmendment): Promise<number> {
  const { id } = await db
    .insertInto('order_amendments')
    .values({
      order_id: amendment.orderId,
      state: amendment.state,
      reason: amendment.reason,
      before: JSON.stringify(amendment.before),
      after: JSON.stringify(amendment.after),
      total_before: amendment.totalBefore,
      total_after: amendment.totalAfter,
      currency: amendment.currency,
      given: amendment.given,
      needs_buyer: amendment.needsBuyer,
      asked_by: amendment.askedBy,
      asked_at: amendment.now,
      answer_by: amendment.answerBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The second person has approved it, and it waits for the buyer. */
export async function proposeAmendment(
  db: Database,
  { id, decidedBy, answerBy, now }: { id: number; decidedBy: number; answerBy: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('order_amendments')
    .set({ state: 'proposed', decided_by: decidedBy, decided_at: now, answer_by: answerBy })
    .where('id', '=', id)
    .execute()
}

export interface AmendmentEnd {
  id: number
  state: 'declined' | 'rejected' | 'withdrawn' | 'lapsed'
  note: string | null
  endedBy: number | null
  now: Date
}

export async function endAmendment(
  db: Database,
  { id, state, note, endedBy, now }: AmendmentEnd,
): Promise<void> {
  await db
    .updateTable('order_amendments')
    .set({ state, note, ended_by: endedBy, ended_at: now })
    .where('id', '=', id)
    .execute()
}

interface Taken {
  id: number
  wasPaid: boolean
  invoiceBefore: string
  invoiceAfter: string
  /** The second person, where their approval was the last word. */
  decidedBy: number | null
  endedBy: number
  now: Date
}

export async function markApplied(
  db: Database,
  { id, wasPaid, invoiceBefore, invoiceAfter, decidedBy, endedBy, now }: Taken,
): Promise<void> {
  await db
    .updateTable('order_amendments')
    .set({
      state: 'applied',
      was_paid: wasPaid,
      invoice_before: invoiceBefore,
      invoice_after: invoiceAfter,
      ...(decidedBy !== null && { decided_by: decidedBy, decided_at: now }),
      ended_by: endedBy,
      ended_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** The order has shipped or was given up: what waited is no question any more. */
export async function lapseAmendment(
  db: Database,
  { orderId, now }: { orderId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('order_amendments')
    .set({ state: 'lapsed', ended_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['to-approve', 'proposed'])
    .execute()
}

/** Those whose buyer has not answered in time, with their orders. */
export function listUnanswered(
  db: Database,
  now: Date,
): Promise<{ id: number; order_id: number }[]> {
  return db
    .selectFrom('order_amendments')
    .select(['id', 'order_id'])
    .where('state', '=', 'proposed')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(500)
    .execute()
}

/**
 * Minor units that a person gave a buyer by amendments without a second one in the last `aloneDays`, of any order, with
 * those that the buyer is still asked about. Until the transaction ends nobody else counts for this buyer.
 */
export async function sumGivenAlone(
  db: Database,
  { buyerId, actorId, now }: { buyerId: number; actorId: number; now: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('lone amendments'), ${buyerId}::int)`.execute(db)
  const { rows } = await sql<{ alone: number }>`
    select coalesce(sum(given), 0)::bigint as alone from order_amendments
    join orders on orders.id = order_id
    where account_id = ${buyerId} and asked_by = ${actorId} and decided_by is null
      and state in ('applied', 'proposed') and asked_at > ${daysBefore(now, aloneDays)}`.execute(db)
  return rows[0]?.alone ?? 0
}

/** Papers that name the port of discharge or the goods to somebody outside of the shop. */
const exportPapers = [
  'bill_of_lading',
  'export_certificate',
  'tracking_note',
  'insurance_certificate',
]

export async function hasExportPapers(db: Database, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from papers where order_id = ${orderId} and kind = any(${exportPapers}::text[])
    limit 1`.execute(db)
  return rows.length > 0
}
