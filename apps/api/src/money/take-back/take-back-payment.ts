import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { ownMoney } from '../../people/staff/staff-refusals.ts'
import { isOwnMoney } from '../../selling/orders/staff/own-money.ts'
import { findSupportOrder } from '../../selling/orders/staff/support-order.store.ts'
import { supportOrderView } from '../../selling/orders/staff/support-order.view.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { takeBackArrivedPayment } from '../../selling/orders/taken-back/take-back-arrived-payment.ts'
import { findReceived } from '../../selling/payments/correct-payment.store.ts'
import { findDecisionOf, insertDecision, lockEntry } from '../statements/entries.store.ts'

/**
 * Staff take a payment off an order that it was never meant for, whatever had recorded it. What brought the money waits for
 * a decision again. Only the chain takes back bitcoins: they did come to the order's own address.
 */
export const takeBackPayment: Handler<'takeBackPayment'> = async (context, call) => {
  const { db } = context
  const { path, body, account, origin } = call
  const payment = await findReceived(db, path.id)
  if (!payment) return notFound
  if (payment.source === 'bitcoin') return refuse(409, detail('payment_of_chain'))
  const decision = payment.source === 'statement' ? await findDecisionOf(db, payment.id) : null
  // The movement first, as whoever assigns it does.
  const entry = decision && (await lockEntry(db, decision.entryId))
  const order = await lockOrder(db, payment.order_id)
  if (!order) return notFound
  if (await isOwnMoney(context, { order, account, isPaidWith: true })) return ownMoney
  const { reason } = body
  const taking = { order, paymentId: payment.id, actorId: account.id, reason }
  const result = await takeBackArrivedPayment(context, taking)
  const { number } = order
  if (result === 'sent-back') return refuse(409, detail(problem('payment_sent_back', { number })))
  if (result === 'done-before') {
    return refuse(409, detail(problem('payment_taken_back', { number })))
  }
  if (decision && entry) await reverseDecision(context, { decision, entry, reason, account })
  context.afterCommit(context.nudgeOutbox)
  const shown = await findSupportOrder(context, order.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}

interface Reversal {
  decision: { entryId: number; turn: number }
  entry: { turn: number }
  reason: string
  account: { id: number }
}

/** The movement, or the part of it, waits in its queue again. */
async function reverseDecision(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { decision, entry, reason, account }: Reversal,
): Promise<void> {
  await insertDecision(db, {
    entryId: decision.entryId,
    turn: entry.turn + 1,
    kind: 'undone',
    undoes: decision.turn,
    reason,
    actorId: account.id,
    now: clock.now(),
  })
}
