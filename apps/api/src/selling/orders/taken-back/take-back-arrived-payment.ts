import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf, paymentStateOf } from '../../payments/balance.ts'
import { takeBackPayment } from '../../payments/correct-payment.store.ts'
import { resumedDue } from '../../payments/payment-deadline.ts'
import { setPaymentDue } from '../../payments/payment-deadline.store.ts'
import type { PaymentRow } from '../../payments/payments.store.ts'
import {
  getOrderRecord,
  insertEvent,
  type LockedOrder,
  type OrderRecord,
  setStatus,
} from '../order.store.ts'
import { applyStockEffect } from '../stock.store.ts'
import { putBackTo } from './put-back.ts'
import { findFirstArrival, hasGoneOn } from './taken-back.store.ts'
import { takenBackMails } from './taken-back-mails.ts'

export interface TakingBack {
  order: LockedOrder
  /** The row for the money that came. */
  paymentId: number
  /** Null where no person acts. */
  actorId: number | null
  reason: string | null
}

/** `sent-back`: a refund was made of it, which a further row would leave without its money. */
export type TakeBackResult = 'taken-back' | 'done-before' | 'sent-back'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'programme'>

/**
 * The only way by which a payment is taken off an order again, whatever had recorded it, within the caller's transaction
 * and with the order locked. A further row takes it back; status, timeline, reservation, deadline, commission and the
 * buyer's mail follow. The caller nudges the outbox after its commit.
 */
export async function takeBackArrivedPayment(
  context: Dependencies,
  taking: TakingBack,
): Promise<TakeBackResult> {
  const { db, clock } = context
  const { order: locked, paymentId, actorId, reason: note } = taking
  const before = await getOrderRecord(db, locked.id)
  const wrong = before.payments.find(({ id }) => id === paymentId)
  if (!wrong) throw new Error(`payment ${paymentId} is not of order ${before.number}`)
  if (actorId !== null && isSentBack(before, wrong)) return 'sent-back'
  const arrived = await findFirstArrival(db, locked.id)
  const now = clock.now()
  const amount = await takeBackPayment(db, { paymentId, note, actorId, now })
  if (amount === null) return 'done-before'
  const after = await getOrderRecord(db, locked.id)
  await audit(context, taking, { before, after, wrong })
  await putBack(context, taking, { after, arrived, now })
  const shown = await getOrderRecord(db, locked.id)
  for (const mail of takenBackMails(shown, { amount, source: wrong.source }, context.settings)) {
    await enqueueMail(db, mail)
  }
  return 'taken-back'
}

/** Less would be here than went back. */
function isSentBack(order: OrderRecord, { amount }: PaymentRow): boolean {
  const { received, refunded } = balanceOf(order)
  return refunded > 0 && received - amount < refunded
}

interface Step {
  after: OrderRecord
  /** When the money of the order began to come. */
  arrived: Date | null
  now: Date
}

async function putBack(
  { db, programme }: Dependencies,
  { order: { id: orderId }, actorId, reason }: TakingBack,
  { after, arrived, now }: Step,
): Promise<void> {
  const { received, due } = balanceOf(after)
  const target = putBackTo(after, { due }, await hasGoneOn(db, orderId))
  if (target !== null) {
    const change = { orderId, status: target, actorId, reason, now }
    await setStatus(db, change)
    await insertEvent(db, change)
    if (target === 'Payment Declined') {
      const demands = after.lines.map(({ product_id: productId, quantity }) => ({
        productId,
        quantity,
      }))
      await applyStockEffect(db, 'release', demands)
    }
  }
  // Commission starts when all the money has arrived, and goes back with it.
  if (target !== null || paymentStateOf(after) === 'paid-no-longer') {
    await programme.onCanceled(db, { id: orderId, reason: reason ?? '', now })
  }
  // The deadline stands while any money is here.
  const isPending = (target ?? after.status) === 'Pending'
  if (isPending && received <= 0 && arrived !== null) {
    const dates = { due: after.payment_due, reported: arrived }
    await setPaymentDue(db, { orderId, due: resumedDue(dates, now) })
  }
}

interface Change {
  before: OrderRecord
  after: OrderRecord
  wrong: PaymentRow
}

async function audit(
  { db, clock }: Dependencies,
  { order: { id: subjectId }, actorId, reason }: TakingBack,
  { before, after, wrong }: Change,
): Promise<void> {
  const { amount, method, reference, source } = wrong
  await insertAudit(db, {
    actorId,
    action: 'take-back-payment',
    subject: 'order',
    subjectId,
    before: { due: toDecimal(balanceOf(before).due) },
    after: {
      due: toDecimal(balanceOf(after).due),
      taken_back: toDecimal(amount),
      method,
      reference,
      source,
    },
    reason,
    now: clock.now(),
  })
}
