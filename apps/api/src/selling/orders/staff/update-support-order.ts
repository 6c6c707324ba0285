import type { Handler } from '../../../core/contract.ts'
import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail, problem } from '../../../core/problem.ts'
import type { OrderStatus } from '../tables.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { listRefundRequests } from '../refunds/refund-requests.store.ts'
import { balanceOf } from '../../payments/balance.ts'
import { isRepeated, type Refund, validateRefund } from '../refund.ts'
import { type PaymentSource, validatePaymentSource } from '../../payments/payment-source.ts'
import { findOrderOfReference } from '../../payments/taken-reference.store.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { auditedTransition } from './audited-transition.ts'
import { refuseMove, refuseTransition } from './transition-refusals.ts'
import { isOwnMoney } from './own-money.ts'
import { listSupportOrderRecords } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

export const updateSupportOrder: Handler<'updateSupportOrder'> = async (context, call) => {
  const { db } = context
  const { path, body, origin } = call
  const order = await lockOrder(db, path.id)
  if (!order) return notFound
  const { events, ...record } = await getOrderRecord(db, order.id)
  // Two people change the same order: the second one decided on an outdated state.
  const isOvertaken = body.timeline !== undefined && body.timeline.length !== events.length
  if (isOvertaken) return refuseTransition(order, body.status)
  if (body.status !== order.status) {
    // Insurance was priced meanwhile: the money that was seen is not what the order costs now.
    const shown = body.total_incl_tax ?? toDecimal(record.total)
    if (shown !== toDecimal(record.total)) {
      return overtaken(db, { subject: 'order', subjectId: order.id })
    }
    if (await isRefundUndecided(context, order, body.status)) {
      return refuse(409, detail(problem('refund_waiting', { number: order.number })))
    }
    const isPaidWith = body.status === 'Authorized'
    if (await isOwnMoney(context, { order, account: call.account, isPaidWith })) return ownMoney
    if (
      body.refund &&
      body.is_another !== true &&
      isRepeated(body.refund, record, await listRefundRequests(db, [order.id]))
    ) {
      return refuse(409, detail(problem('refund_recorded', { number: order.number })))
    }
    const { received, refunded } = balanceOf(record)
    const refunding = validateRefund(received - refunded, body.status, body.refund)
    if ('problem' in refunding) return refuse(400, fieldErrors({ refund: refunding.problem }))
    const receiving = validatePaymentSource(record, body.payment_received)
    if ('problem' in receiving)
      return refuse(400, fieldErrors({ payment_received: receiving.problem }))
    const source = body.status === 'Authorized' ? receiving.source : null
    if (body.is_another !== true) {
      const other = await findOrderOfMove(context, order.id, { source, refund: refunding.refund })
      if (other !== null) {
        return refuse(409, detail(problem('reference_recorded', { number: other })))
      }
    }
    const result = await auditedTransition(context, order, {
      status: body.status,
      actorId: call.account.id,
      reason: body.reason || null,
      refund: refunding.refund,
      source,
      now: context.clock.now(),
    })
    if (result !== 'moved') {
      return refuseMove(result, { order, wanted: body.status, language: call.language })
    }
    context.afterCommit(context.nudgeOutbox)
  }
  const [shown] = await listSupportOrderRecords(context, [order.id])
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}

/** A cancellation settles all that is here, so a refund that waits is decided first. */
async function isRefundUndecided(
  { db }: Pick<Context, 'db'>,
  { id }: { id: number },
  target: OrderStatus,
): Promise<boolean> {
  if (target !== 'Canceled') return false
  const requests = await listRefundRequests(db, [id])
  return requests.some(({ state }) => state === 'waiting')
}

/** The other order that the money of a move stands under already. */
async function findOrderOfMove(
  { db }: Pick<Context, 'db'>,
  orderId: number,
  { source, refund }: { source: PaymentSource | null; refund: Refund | null },
): Promise<string | null> {
  const paid = source && (await findOrderOfReference(db, { orderId, kind: 'received', ...source }))
  return paid ?? (refund && findOrderOfReference(db, { orderId, kind: 'refunded', ...refund }))
}
