import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { isOwnMoney } from '../../../selling/orders/staff/own-money.ts'
import { getOrderRecord, lockOrder } from '../../../selling/orders/order.store.ts'
import { balanceOf } from '../../../selling/payments/balance.ts'
import { takeBackPayment } from '../../../selling/payments/correct-payment.store.ts'
import { insertDecision, listDecisions, lockEntry } from '../entries.store.ts'
import { entryRecord } from './entry.view.ts'

/**
 * Reverses the last decision, or the one that is named, by a further row. A payment stays on record beside the row that
 * reverses it; the order keeps its state, because somebody may already have acted on it.
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
    await reversePayment(context, { ...common, orderId: order.id, paymentId: last.payment_id })
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

interface ReversalInput {
  orderId: number
  paymentId: number
  reason: string
  actorId: number
  now: Date
}

async function reversePayment({ db }: Pick<Context, 'db'>, reversal: ReversalInput): Promise<void> {
  const { orderId, paymentId, reason, actorId, now } = reversal
  const before = balanceOf(await getOrderRecord(db, orderId))
  const amount = await takeBackPayment(db, { paymentId, note: reason, actorId, now })
  // Its decision was not reversed, so neither was the payment.
  if (amount === null) throw new Error(`payment ${paymentId} was taken back before`)
  const after = balanceOf(await getOrderRecord(db, orderId))
  await insertAudit(db, {
    actorId,
    action: 'take-back-payment',
    subject: 'order',
    subjectId: orderId,
    before: { due: toDecimal(before.due) },
    after: { due: toDecimal(after.due), taken_back: toDecimal(amount) },
    reason,
    now,
  })
}
