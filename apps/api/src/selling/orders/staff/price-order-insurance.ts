import type { Context } from '../../../core/context.ts'
import type { Call, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { fromDecimal, toDecimal } from '../../../core/money.ts'
import { detail, type PlainOrProblem, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { costLinesOf } from '../../../pricing/cost-lines/cost-line.ts'
import { insuranceMails } from '../order-mails.ts'
import { getOrderRecord, lockOrder, type OrderRecord } from '../order.store.ts'
import { whyNotInsurable } from './insurable.ts'
import { addCostLine } from './order-total.store.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

/**
 * Sets the price that an order waits for, because no tariff gave one when it was placed. This changes what was agreed,
 * and only once: a second price, or one after the money came, is refused.
 */
export const priceOrderInsurance: Handler<'priceOrderInsurance'> = async (context, call) => {
  const { db } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (locked.account_id === account.id) return ownMoney
  const order = await getOrderRecord(db, locked.id)
  const obstacle = whyNotInsurable(order)
  if (obstacle !== null) return refuse(409, detail(obstacle))
  const amount = fromDecimal(body.amount) ?? 0
  const mistakes = mistakesOf(amount, order)
  if (mistakes.length > 0) return refuse(400, fieldErrors({ amount: mistakes }))
  await price(context, call, { order, amount })
  const shown = await findSupportOrder(context, order.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}

/** A price above the insured value is a typing error. */
function mistakesOf(amount: number, { total }: OrderRecord): PlainOrProblem[] {
  if (amount <= 0) return ['above_zero']
  return amount > total ? [problem('max_value', { limit: total / 100 })] : []
}

async function price(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  { account }: Call<'priceOrderInsurance'>,
  { order, amount }: { order: OrderRecord; amount: number },
): Promise<void> {
  for (const line of costLinesOf({ insurance: amount }, order.currency)) {
    await addCostLine(db, { orderId: order.id, line })
  }
  const priced = await getOrderRecord(db, order.id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'price-order-insurance',
    subject: 'order',
    subjectId: order.id,
    before: { total: toDecimal(order.total) },
    after: { insurance: toDecimal(amount), total: toDecimal(priced.total) },
    reason: null,
    now: clock.now(),
  })
  for (const mail of insuranceMails(priced, settings)) await enqueueMail(db, mail)
  afterCommit(nudgeOutbox)
}
