import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toGrouped } from '../../../core/money.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { balanceOf } from '../../payments/balance.ts'
import { findOrderOfReference } from '../../payments/taken-reference.store.ts'
import { isOwnMoney } from './own-money.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'
import { getOrderRecord, lockOrder, type OrderRecord } from '../order.store.ts'
import { auditRefund } from '../refunds/open-refund-request.ts'
import {
  findRefundRequest,
  type RefundRequest,
  setRefundDecision,
} from '../refunds/refund-requests.store.ts'
import { type RefundVerdict, verdictResult } from '../refunds/second-person.ts'
import { makeRefund } from '../refunds/make-refund.ts'

/** The second person approves a refund, or somebody rejects it. */
export const decideRefund: Handler<'decideRefund'> = async (context, call) => {
  const { db } = context
  const { path, body, account, origin } = call
  const asked = await findRefundRequest(db, path.id)
  const locked = asked && (await lockOrder(db, asked.order_id))
  // Whoever decided while the order was locked has changed it.
  const request = locked && (await findRefundRequest(db, path.id))
  if (!locked || !request) return notFound
  if (await isOwnMoney(context, { order: locked, account, isPaidWith: false })) return ownMoney
  const rejection = body.state === 'rejected' ? (body.rejection ?? '') : null
  if (rejection === '') return refuse(400, fieldErrors({ rejection: ['required'] }))
  const verdict = { state: body.state, actorId: account.id }
  const result = verdictResult(request, verdict)
  if (result === 'same-person') return refuse(409, detail('own_refund'))
  if (result === 'overtaken') return overtaken(db, { subject: 'order', subjectId: locked.id })
  const order = await getOrderRecord(db, locked.id)
  const { received, refunded } = balanceOf(order)
  if (result === 'decide' && verdict.state === 'approved' && request.amount > received - refunded) {
    const amount = toGrouped(received - refunded)
    return refuse(409, detail(problem('refund_too_large', { amount })))
  }
  if (result === 'decide') {
    // The bank names a transfer when it is sent, which is after it was asked for.
    const reference = body.reference ?? request.reference
    if (verdict.state === 'approved' && body.is_another !== true) {
      const { method } = request
      const named = { orderId: order.id, kind: 'refunded', method, reference } as const
      const other = await findOrderOfReference(db, named)
      if (other !== null) {
        return refuse(409, detail(problem('reference_recorded', { number: other })))
      }
    }
    await decide(context, order, { request: { ...request, reference }, verdict, rejection })
  }
  const shown = await findSupportOrder(context, order.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}

interface RefundDecision {
  request: RefundRequest
  verdict: RefundVerdict
  rejection: string | null
}

async function decide(
  context: Context,
  order: OrderRecord,
  { request, verdict: { state, actorId }, rejection }: RefundDecision,
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const { id, amount, method, reference, reason, asked_by } = request
  const refund = { amount, method, reference }
  const isApproved = state === 'approved'
  const paymentId = isApproved
    ? await makeRefund(context, order, {
        refund,
        reason,
        actorId: asked_by,
        approvedBy: actorId,
        now,
      })
    : null
  await setRefundDecision(db, { id, state, rejection, paymentId, actorId, now })
  const action = isApproved ? 'approve-refund' : 'reject-refund'
  await auditRefund(context, order, { refund, reason: rejection ?? reason, actorId, now, action })
  if (isApproved) context.afterCommit(context.nudgeOutbox)
}
