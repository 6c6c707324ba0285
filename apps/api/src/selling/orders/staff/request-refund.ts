import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { balanceOf } from '../../payments/balance.ts'
import { findOrderOfReference } from '../../payments/taken-reference.store.ts'
import { isOwnMoney } from './own-money.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { isRepeated, readRefund } from '../refund.ts'
import { openRefundRequest, auditRefund } from '../refunds/open-refund-request.ts'
import { listRefundRequests } from '../refunds/refund-requests.store.ts'
import { sumRefundedAlone } from '../refunds/lone-refunds.store.ts'
import { needsSecondPerson } from '../refunds/second-person.ts'
import { makeRefund } from '../refunds/make-refund.ts'

/** Refunds an order in part or whole, whatever its status; larger refunds wait for another person. */
export const requestRefund: Handler<'requestRefund'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (await isOwnMoney(context, { order: locked, account, isPaidWith: false })) return ownMoney
  const order = await getOrderRecord(db, locked.id)
  const requests = await listRefundRequests(db, [order.id])
  if (requests.some(({ state }) => state === 'waiting')) {
    return refuse(409, detail(problem('refund_waiting', { number: order.number })))
  }
  const { received, refunded } = balanceOf(order)
  const { reason, is_another: isAnother, ...claim } = body
  // First, because the money of a whole refund is not here any more.
  if (isAnother !== true && isRepeated(claim, order, requests)) {
    return refuse(409, detail(problem('refund_recorded', { number: order.number })))
  }
  const result = readRefund(received - refunded, claim)
  if ('problem' in result) return refuse(400, fieldErrors(result.problem))
  const { refund } = result
  if (isAnother !== true) {
    const named = { orderId: order.id, kind: 'refunded', ...refund } as const
    const other = await findOrderOfReference(db, named)
    if (other !== null) {
      return refuse(409, detail(problem('reference_recorded', { number: other })))
    }
  }
  const sent = { refund, reason, actorId: account.id, now: clock.now() }
  const byPerson = await sumRefundedAlone(db, { buyerId: locked.account_id, ...sent })
  const isWaiting = needsSecondPerson(refund, order, byPerson)
  if (isWaiting) await openRefundRequest(context, order, sent)
  else {
    await makeRefund(context, order, sent)
    await auditRefund(context, order, { ...sent, action: 'refund-order' })
    context.afterCommit(context.nudgeOutbox)
  }
  const shown = await findSupportOrder(context, order.id)
  return shown ? { status: isWaiting ? 202 : 200, body: supportOrderView(shown, origin) } : notFound
}
