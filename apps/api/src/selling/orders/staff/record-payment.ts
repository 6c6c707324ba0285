import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { balanceOf } from '../../payments/balance.ts'
import { validatePaymentRecord } from '../../payments/payment-record.ts'
import { findOrderOfReference } from '../../payments/taken-reference.store.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { sumChargedAlone } from './lone-charges.store.ts'
import { recordArrivedPayment } from './record-arrived-payment.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

/** Staff found money on an account of ours. */
export const recordPayment: Handler<'recordPayment'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, origin } = call
  const { is_another: isAnother, ...body } = call.body
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  const order = await getOrderRecord(db, locked.id)
  const { currency, total, date_placed: placed } = order
  const { due } = balanceOf(order)
  const now = clock.now()
  const chargedAlone = await sumChargedAlone(db, {
    buyerId: locked.account_id,
    actorId: account.id,
    now,
  })
  const paid = { currency, total, due, placed, chargedAlone }
  const result = validatePaymentRecord(body, paid, now)
  if ('problem' in result) return refuse(400, fieldErrors(result.problem))
  const { found } = result
  if (isAnother !== true) {
    const named = { orderId: locked.id, kind: 'received', ...found } as const
    const other = await findOrderOfReference(db, named)
    if (other !== null) {
      return refuse(409, detail(problem('reference_recorded', { number: other })))
    }
  }
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
