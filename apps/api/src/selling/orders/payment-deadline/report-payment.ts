import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { findOrderRecord, getOrderRecord, lockOrder } from '../order.store.ts'
import { orderView } from '../order.view.ts'
import { validateReport, whyNotReportable } from '../../payments/payment-deadline.ts'
import { insertReport } from '../../payments/payment-deadline.store.ts'

/** The buyer says that the money is on its way: the order's deadline waits until staff have looked for it. */
export const reportPayment: Handler<'reportPayment'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account, origin } = call
  const own = await findOrderRecord(db, path.id, account.id)
  if (!own) return notFound
  await lockOrder(db, own.id)
  const order = await getOrderRecord(db, own.id)
  const obstacle = whyNotReportable(order)
  if (obstacle !== null) return refuse(409, detail(obstacle))
  const now = clock.now()
  const result = validateReport(body, order, now)
  if ('problem' in result) return refuse(400, fieldErrors(result.problem))
  await insertReport(db, {
    orderId: order.id,
    amount: result.amount,
    currency: order.currency,
    paidOn: body.paid_on,
    bank: body.bank,
    now,
  })
  return { status: 200, body: orderView(await getOrderRecord(db, order.id), settings, origin) }
}
