import type { Language } from '@bandari/i18n'
import type { Context } from '../../../core/context.ts'
import type { Call, Handler } from '../../../core/contract.ts'
import { toDecimal } from '../../../core/money.ts'
import { type MoveResult, moveOrder } from '../move-order.ts'
import { getOrderRecord, type LockedOrder, lockOrder } from '../order.store.ts'
import { balanceOf } from '../../payments/balance.ts'
import { validateRefund, type Refund } from '../refund.ts'
import { validateReceipt, type Receipt } from '../../payments/receipt.ts'
import type { Shortage } from '../stock.store.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem, sentenceOf } from '../../../core/problem.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { isOwnMoney } from './own-money.ts'
import { listSupportOrderRecords } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

type Update = Call<'updateSupportOrder'>

export const updateSupportOrder: Handler<'updateSupportOrder'> = async (context, call) => {
  const { db } = context
  const { path, body, origin } = call
  const order = await lockOrder(db, path.id)
  if (!order) return notFound
  const { events, ...record } = await getOrderRecord(db, order.id)
  // Two people change the same order: the second one decided on an outdated state.
  const isOvertaken = body.timeline !== undefined && body.timeline.length !== events.length
  if (isOvertaken) return refuseMove(order, body.status)
  if (body.status !== order.status) {
    // Insurance was priced meanwhile: the money that was seen is not what the order costs now.
    const shown = body.total_incl_tax ?? toDecimal(record.total)
    if (shown !== toDecimal(record.total)) {
      return overtaken(db, { subject: 'order', subjectId: order.id })
    }
    const isPaidWith = body.status === 'Authorized'
    if (await isOwnMoney(context, { order, account: call.account, isPaidWith })) return ownMoney
    const { received, refunded } = balanceOf(record)
    const refunding = validateRefund(received - refunded, body.status, body.refund)
    if ('problem' in refunding) return refuse(400, fieldErrors({ refund: refunding.problem }))
    const receiving = validateReceipt(record, body.payment_received)
    if ('problem' in receiving)
      return refuse(400, fieldErrors({ payment_received: receiving.problem }))
    const receipt = body.status === 'Authorized' ? receiving.receipt : null
    const result = await move(context, order, call, { refund: refunding.refund, receipt })
    if (result === 'not-allowed') return refuseMove(order, body.status)
    if (result !== 'moved') return refuseGone(result, call.language)
    context.afterCommit(context.nudgeOutbox)
  }
  const [shown] = await listSupportOrderRecords(context, [order.id])
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}

/** The refusal of contract 3.2. */
function refuseMove({ number, status }: LockedOrder, wanted: string) {
  return refuse(409, detail(problem('order_status_invalid', { wanted, number, status })))
}

/** A sentence for each product; programs are told of the first. */
function refuseGone(shortages: Shortage[], language: Language) {
  const [first, ...others] = shortages.map(({ title, left }) =>
    problem('sold_meanwhile', { title, left }),
  )
  if (!first) throw new Error('nothing is short')
  const sentences = [first, ...others].map((each) => sentenceOf(each, language))
  return refuse(409, { ...detail(first), detail: sentences.join(' ') })
}

/** With its audit record (decisions 24). */
async function move(
  context: Context,
  order: LockedOrder,
  { body, account }: Pick<Update, 'body' | 'account'>,
  { refund, receipt }: { refund: Refund | null; receipt: Receipt | null },
): Promise<MoveResult> {
  const { db } = context
  const now = context.clock.now()
  const reason = body.reason || null
  const change = { status: body.status, actorId: account.id, reason, refund, receipt, now }
  const result = await moveOrder(context, order, change)
  if (result === 'moved') {
    await insertAudit(db, {
      actorId: account.id,
      action: 'move-order',
      subject: 'order',
      subjectId: order.id,
      before: { status: order.status },
      after: {
        status: body.status,
        ...(refund && { refund: { ...refund, amount: toDecimal(refund.amount) } }),
      },
      reason,
      now,
    })
  }
  return result
}
