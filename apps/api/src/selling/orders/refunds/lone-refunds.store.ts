import { sql } from 'kysely'
import { daysBefore } from '../../../core/days-before.ts'
import { aloneDays } from '../../../core/lone-limits.ts'
import type { Database } from '../../../platform/db/database.ts'

interface LoneRefunds {
  buyerId: number
  actorId: number
  now: Date
}

/**
 * Cents that a person sent back to a buyer without a second one in the last `aloneDays`, of any order. Until the
 * transaction ends nobody else counts for this buyer, so that two orders at once do not pass the limit together.
 */
export async function sumRefundedAlone(
  db: Database,
  { buyerId, actorId, now }: LoneRefunds,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('lone refunds'), ${buyerId}::int)`.execute(db)
  const { rows } = await sql<{ alone: number }>`
    select coalesce(sum(-payments.amount), 0)::bigint as alone from payments
    join orders on orders.id = payments.order_id
    where orders.account_id = ${buyerId} and payments.kind = 'refunded' and payments.actor_id = ${actorId}
      and payments.approved_by is null and payments.at > ${daysBefore(now, aloneDays)}`.execute(db)
  return rows[0]?.alone ?? 0
}
