import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf, waivedBy } from '../../payments/balance.ts'
import { insertPayment } from '../../payments/payments.store.ts'
import { getOrderRecord, type OrderRecord } from '../order.store.ts'
import type { Refund } from '../refund.ts'
import { refundMails } from './refund-mails.ts'

export interface RefundEntry {
  refund: Refund
  reason: string | null
  /** Whoever sent it, or asked for it. */
  actorId: number
  /** The second person. */
  approvedBy?: number
  now: Date
}

/** Records a refund among the payments of a locked order; returns its id. */
export async function recordRefund(
  db: Context['db'],
  order: OrderRecord,
  { refund, reason: note, actorId, approvedBy, now }: RefundEntry,
): Promise<number> {
  const waived = order.status === 'Canceled' ? 0 : waivedBy(refund.amount, balanceOf(order))
  const id = await insertPayment(db, {
    ...refund,
    order,
    kind: 'refunded',
    amount: -refund.amount,
    waived,
    note,
    actorId,
    ...(approvedBy !== undefined && { approvedBy }),
    now,
  })
  if (id === null) throw new Error(`the refund of order ${order.number} was not written down`)
  return id
}

/**
 * Refunds an order whose status stays as it is, and mails the buyer. Commission goes back with a sale that is taken
 * back as a whole: once nothing of its money is here. A part leaves it as it is, as the decisions know of no other rule
 * (14).
 */
export async function makeRefund(
  { db, settings, programme }: Pick<Context, 'db' | 'settings' | 'programme'>,
  order: OrderRecord,
  sent: RefundEntry,
): Promise<number> {
  const id = await recordRefund(db, order, sent)
  const after = await getOrderRecord(db, order.id)
  const { received, refunded } = balanceOf(after)
  if (received === refunded) {
    await programme.onCanceled(db, { id: order.id, reason: sent.reason ?? '', now: sent.now })
  }
  for (const mail of refundMails(after, sent, settings)) await enqueueMail(db, mail)
  return id
}
