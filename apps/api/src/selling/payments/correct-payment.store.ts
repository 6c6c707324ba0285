import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

interface Correction {
  /** The row for the money that came. */
  paymentId: number
  note: string
  actorId: number
  now: Date
}

/**
 * Takes back a payment that never was this order's, with the bank charges that were recorded with it: rows of the opposite
 * sign, once. Null where that was done before; else what is taken back, in minor units.
 */
export async function takeBackPayment(
  db: Database,
  { paymentId, note, actorId, now }: Correction,
): Promise<number | null> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    insert into payments (order_id, kind, amount, currency, method, reference, note, actor_id, received_on, source, at, corrects)
    select wrong.order_id, wrong.kind, -wrong.amount, wrong.currency, wrong.method, wrong.reference, ${note}, ${actorId},
      wrong.received_on, wrong.source, ${now}, wrong.id
    from payments as came join payments as wrong on wrong.id = came.id
      or (wrong.source = came.source and wrong.source_key = came.source_key and wrong.order_id = came.order_id)
    where came.id = ${paymentId} and wrong.kind in ('received', 'bank-charges')
    order by wrong.id
    on conflict (corrects) do nothing
    returning kind, amount`.execute(db)
  const back = rows.find(({ kind }) => kind === 'received')
  return back ? -back.amount : null
}
