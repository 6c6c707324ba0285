import { isDeepStrictEqual } from 'node:util'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { recheckOrder } from '../../../selling/orders/landed/recheck-order.ts'
import { lockOrder } from '../../../selling/orders/order.store.ts'
import { checkOrderAlarms } from '../alarms/check-alarms.ts'
import { planOrder } from '../progress/plan-orders.ts'
import { validateShipment } from '../shipment.ts'
import { findShipment, saveShipment, type Shipment, type ShipmentRow } from '../shipments.store.ts'
import { readSupportTracking } from './read-support-tracking.ts'

/** Replaces all facts about the ship; its history keeps the former ones. */
export const setShipment: Handler<'setShipment'> = async (context, { path, body, account }) => {
  const { db, clock } = context
  const now = clock.now()
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  const { id: orderId, status } = locked
  if (locked.account_id === account.id) return ownMoney
  if (status === 'Canceled' || status === 'Payment Declined') {
    return refuse(409, detail(problem('order_over', { status })))
  }
  const row = await findShipment(db, orderId)
  if ((row?.version ?? 0) !== body.version) {
    return overtaken(db, { subject: 'order', subjectId: orderId })
  }
  const result = validateShipment(body)
  if ('problem' in result) return refuse(400, fieldErrors(result.problem))
  const { shipment } = result
  const before = row && factsOf(row)
  if (isDeepStrictEqual(before, shipment)) {
    return { status: 200, body: await readSupportTracking(db, orderId, now) }
  }
  const note = body.note?.trim() || null
  await saveShipment(db, shipment, { orderId, note, actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'set-shipment',
    subject: 'order',
    subjectId: orderId,
    before,
    after: shipment,
    reason: note,
    now,
  })
  // The import rules depend on the day of arrival: a later one may exclude the vehicle.
  if (shipment.eta !== null && (before?.eta !== shipment.eta || before.etd !== shipment.etd)) {
    await recheckOrder(context, orderId, { shipped: shipment.etd, eta: shipment.eta })
  }
  await planOrder(db, orderId, now)
  await checkOrderAlarms(context, orderId)
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await readSupportTracking(db, orderId, now) }
}

function factsOf({ version: _version, changed_at: _changedAt, ...facts }: ShipmentRow): Shipment {
  return facts
}
