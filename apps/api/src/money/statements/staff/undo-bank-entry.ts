import type { Handler } from '../../../core/contract.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { isOwnMoney } from '../../../selling/orders/staff/own-money.ts'
import { lockOrder } from '../../../selling/orders/order.store.ts'
import { takeBackArrivedPayment } from '../../../selling/orders/taken-back/take-back-arrived-payment.ts'
import { insertDecision, listDecisions, lockEntry } from '../entries.store.ts'
import { entryRecord } from './entry.view.ts'

/**
 * Reverses the last decision, or the one that is named, by a further row. A payment stays on record beside the row that
 * reverses it, and its order is put back where it was.
 */
export const undoBankEntry: Handler<'undoBankEntry'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account } = call
  const entry = await lockEntry(db, path.id)
  if (!entry) return notFound
  const standing = (await listDecisions(db, entry.id)).filter(
    ({ kind, is_undone }) => kind !== 'undone' && !is_undone,
  )
  const last = standing.findLast(({ turn }) => turn === (body.decision ?? turn))
  if (!last || entry.turn !== body.turn) return refuse(409, detail('bank_entry_decided'))
  const common = { reason: body.reason, actorId: account.id, now: clock.now() }
  if (last.order_id !== null && last.payment_id !== null) {
    const order = await lockOrder(db, last.order_id)
    if (!order) return notFound
    if (await isOwnMoney(context, { order, account, isPaidWith: true })) return ownMoney
    const { payment_id: paymentId } = last
    const { actorId, reason } = common
    const result = await takeBackArrivedPayment(context, { order, paymentId, actorId, reason })
    if (result === 'sent-back') {
      return refuse(409, detail(problem('payment_sent_back', { number: order.number })))
    }
    // Its decision was not reversed, so neither was the payment.
    if (result === 'done-before') throw new Error(`payment ${paymentId} was taken back before`)
    context.afterCommit(context.nudgeOutbox)
  }
  const { turn: undoes } = last
  const turn = entry.turn + 1
  await insertDecision(db, { ...common, entryId: entry.id, turn, kind: 'undone', undoes })
  await insertAudit(db, {
    ...common,
    action: 'undo-bank-entry',
    subject: 'bank-entry',
    subjectId: entry.id,
    before: { decision: last.kind, order: last.order_number },
    after: { decision: null },
  })
  const shown = await entryRecord(db, entry.id)
  return shown ? { status: 200, body: shown } : notFound
}
