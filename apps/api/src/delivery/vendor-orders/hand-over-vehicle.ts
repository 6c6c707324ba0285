import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { isDay } from '../../pricing/exchange-rates/days.ts'
import { getOrderRecord, lockOrder } from '../../selling/orders/order.store.ts'
import { findDuty } from './read-vendor-orders.ts'
import { handOverStaffMail } from './seller-paper-mails.ts'
import { insertHandOver } from './seller-papers.store.ts'
import { vendorOrderView } from './vendor-order.view.ts'

/** The seller says it, and staff read it; the order stands where it stood. What was said first stays. */
export const handOverVehicle: Handler<'handOverVehicle'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, account, body, origin } = call
  const own = { id: path.id, vendorId: sellerIdOf(account) }
  const found = await findDuty(context, own)
  if (!found) return notFound
  const { order_id: orderId, position, title } = found.line
  await lockOrder(db, orderId)
  const duty = (await findDuty(context, own)) ?? found
  if (duty.line.handed_over) return { status: 200, body: vendorOrderView(duty, origin) }
  if (duty.state !== 'paid' || duty.act === 'send_papers') {
    return refuse(409, detail('hand_over_not_now'))
  }
  const now = clock.now()
  const place = body.place.trim()
  const isPast =
    isDay(body.on) && body.on <= shopDay(now) && body.on >= shopDay(duty.line.date_placed)
  if (!isPast) return refuse(400, fieldErrors({ on: ['hand_over_day'] }))
  if (place === '') return refuse(400, fieldErrors({ place: ['required'] }))
  const handOver = { on: body.on, receiver: body.receiver, place }
  await insertHandOver(db, { ...handOver, orderId, position, by: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'hand-over-vehicle',
    subject: 'order',
    subjectId: orderId,
    before: null,
    after: { vehicle: title, ...handOver },
    reason: null,
    now,
  })
  const language = await staffLanguageAt(db, settings.supportEmail)
  const order = await getOrderRecord(db, orderId)
  await enqueueMail(db, handOverStaffMail(order, { title, ...handOver, language }, settings))
  context.afterCommit(context.nudgeOutbox)
  const after = (await findDuty(context, own)) ?? duty
  return { status: 200, body: vendorOrderView(after, origin) }
}
