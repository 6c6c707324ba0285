import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { balanceOf } from '../../payments/balance.ts'
import { validatePaymentRecord } from '../../payments/payment-record.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { recordArrivedPayment } from './record-arrived-payment.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

/** Staff found money on an account of ours. */
export const recordPayment: Handler<'recordPayment'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  const order = await getOrderRecord(db, locked.id)
  const { currency, total, date_placed: placed } = order
  const { due } = balanceOf(order)
  const result = validatePaymentRecord(body, { currency, total, due, placed }, clock.now())
  if ('problem' in result) return refuse(400, fieldErrors(result.problem))
  const { found } = result
  const recording = await recordArrivedPayment(context, {
    order: locked,
    found,
    source: 'staff',
    sourceKey: null,
    actorId: account.id,
  })
  if ('refused' in recording) {
    if (recording.refused === 'own-money') return ownMoney
    return refuse(409, detail(problem('payment_recorded', { number: order.number })))
  }
  context.afterCommit(context.nudgeOutbox)
  const shown = await findSupportOrder(context, order.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}
