import { sql } from 'kysely'
import { daysBefore } from '../../../core/days-before.ts'
import { aloneDays } from '../../../core/lone-limits.ts'
import type { Database } from '../../../platform/db/database.ts'

interface LoneCharges {
  buyerId: number
  actorId: number
  now: Date
}

/**
 * Cents that a person recorded as charges of banks for a buyer in the last `aloneDays`, of any order, and that were not
 * taken back. Until the transaction ends nobody else counts for this buyer.
 */
export async function sumChargedAlone(
  db: Database,
  { buyerId, actorId, now }: LoneCharges,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('lone charges'), ${buyerId}::int)`.execute(db)
  const { rows } = await sql<{ alone: number }>`
    select coalesce(sum(payments.amount), 0)::bigint as alone from payments
    join orders on orders.id = payments.order_id
    where orders.account_id = ${buyerId} and payments.kind = 'bank-charges' and payments.actor_id = ${actorId}
      and payments.corrects is null and payments.at > ${daysBefore(now, aloneDays)}
      and not exists (select from payments as back where back.corrects = payments.id)`.execute(db)
  return rows[0]?.alone ?? 0
}
