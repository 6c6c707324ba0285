import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { RefundsTable } from '../../platform/db/order-tables.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { Refund } from './refund.ts'

export type RefundRow = Selectable<RefundsTable> & { actor_name: string }

export function listRefunds(db: Database, orderIds: number[]): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('accounts', 'accounts.id', 'actor_id')
    .selectAll('refunds')
    .select(sql<string>`first_name || ' ' || last_name`.as('actor_name'))
    .where('order_id', '=', anyOf(orderIds))
    .execute()
}

interface NewRefund extends Refund {
  order: { id: number; currency: string }
  /** What of the order's money was here. */
  paid: number
  actorId: number
  now: Date
}

/** A second one of the same order is refused by its key. */
export async function insertRefund(
  db: Database,
  { order, paid, amount, method, reference, actorId, now }: NewRefund,
): Promise<void> {
  await db
    .insertInto('refunds')
    .values({
      order_id: order.id,
      amount,
      paid,
      currency: order.currency,
      method,
      reference,
      actor_id: actorId,
      at: now,
    })
    .execute()
}
