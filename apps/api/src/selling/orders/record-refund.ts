import type { Database } from '../../platform/db/database.ts'
import { insertPayment } from '../payments/payments.store.ts'
import type { Refund } from './refund.ts'
import { insertRefund } from './refund.store.ts'

interface RefundRecord {
  order: { id: number; currency: string }
  /** What of the order's money was here. */
  paid: number
  refund: Refund
  reason: string | null
  actorId: number
  now: Date
}

/** The refund of the order, and the same money among its payments. */
export async function recordRefund(
  db: Database,
  { order, paid, refund, reason: note, actorId, now }: RefundRecord,
): Promise<void> {
  await insertRefund(db, { ...refund, order, paid, actorId, now })
  const back = { kind: 'refunded', amount: -refund.amount, note, actorId, now } as const
  await insertPayment(db, { ...refund, ...back, order })
}
