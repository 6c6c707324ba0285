import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { PaymentSource } from './tables.ts'

interface Correction {
  /** The row for the money that came. */
  paymentId: number
  note: string | null
  actorId: number | null
  now: Date
}

/**
 * Takes back a payment that never was this order's, with the bank charges that were recorded with it: rows of the opposite
 * sign, once. Null where that was done before; else what is taken back, in minor units. Each row has a key of its own, as
 * the same sum may be recorded and taken back again.
 */
export async function takeBackPayment(
  db: Database,
  { paymentId, note, actorId, now }: Correction,
): Promise<number | null> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    insert into payments (order_id, kind, amount, currency, method, reference, note, actor_id, received_on, source, source_key, at,
      corrects)
    select wrong.order_id, wrong.kind, -wrong.amount, wrong.currency, wrong.method, wrong.reference, ${note}, ${actorId}::bigint,
      wrong.received_on, wrong.source, 'back/' || wrong.id, ${now}, wrong.id
    from payments as came join payments as wrong on wrong.id = came.id
      or (wrong.source = came.source and wrong.order_id = came.order_id and wrong.kind = 'bank-charges' and wrong.corrects is null
        and wrong.at = came.at and wrong.reference = came.reference
        and wrong.source_key is not distinct from came.source_key)
    where came.id = ${paymentId} and came.kind = 'received'
    order by wrong.id
    on conflict (corrects) do nothing
    returning kind, amount`.execute(db)
  const back = rows.find(({ kind }) => kind === 'received')
  return back ? -back.amount : null
}

export interface RecordedPayment {
  id: number
  order_id: number
  source: PaymentSource
}

/** Money that came; null for what went back, and for a row that takes another back. */
export async function findReceived(db: Database, id: number): Promise<RecordedPayment | null> {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'source'])
    .where('id', '=', id)
    .where('kind', '=', 'received')
    .where('corrects', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
