import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { lockOrder } from '../../../selling/orders/order.store.ts'
import { getOrderRecord } from '../../../selling/orders/order.store.ts'
import { readJourney } from '../journey.ts'
import { findShipment } from '../shipments.store.ts'
import { stepFacts } from '../steps.data.ts'
import { trackingMails } from './tracking-mails.ts'
import {
  listOrdersWithUpdates,
  recordUpdatesSent,
  type TrackingUpdates,
  readUpdates,
} from './tracking-updates.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings'>

/** Mails all updates at once if a move gives the buyer something to do; otherwise they wait for the daily mail. */
export async function notifyIfUrgent(
  dependencies: Dependencies,
  orderId: number,
  { isState }: { isState: boolean },
): Promise<void> {
  const updates = await readUpdates(dependencies.db, orderId)
  const isUrgent = updates.moves.some(
    ({ step, on, isFailed }) => on !== null && !isFailed && stepFacts[step].isUrgent,
  )
  if (isUrgent || isState) await notify(dependencies, orderId, { updates, isOptional: false })
}

/** Mails all other updates, at most once a day. Returns how many orders were mailed about. */
export async function mailOrderSteps(
  dependencies: Dependencies & Pick<Context, 'nudgeOutbox'>,
): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const failures: unknown[] = []
  let mailed = 0
  for (const id of await listOrdersWithUpdates(db, clock.now())) {
    try {
      if (await mailOrder(dependencies, id)) mailed += 1
    } catch (error) {
      // One order that fails must not hold up the others.
      failures.push(error)
    }
  }
  if (mailed > 0) nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Some buyers were not written to')
  return mailed
}

async function mailOrder(dependencies: Dependencies, id: number): Promise<boolean> {
  return dependencies.db.transaction().execute(async (tx) => {
    await lockOrder(tx, id)
    // Another process may have sent it meanwhile.
    if (!(await listOrdersWithUpdates(tx, dependencies.clock.now())).includes(id)) return false
    const updates = await readUpdates(tx, id)
    return notify({ ...dependencies, db: tx }, id, { updates, isOptional: true })
  })
}

/** Unwanted updates count as sent, so that a buyer who switches mails on again does not hear of last month. */
async function notify(
  { db, clock, settings }: Dependencies,
  orderId: number,
  { updates, isOptional }: { updates: TrackingUpdates; isOptional: boolean },
): Promise<boolean> {
  const now = clock.now()
  await recordUpdatesSent(db, { orderId, ...updates }, now)
  if (isOptional && !updates.isWanted) return false
  const order = await getOrderRecord(db, orderId)
  const { plan } = await readJourney(db, orderId, now)
  const shipment = await findShipment(db, orderId)
  const mails = trackingMails(order, { updates, plan, shipment, isOptional }, settings)
  for (const mail of mails) await enqueueMail(db, mail)
  return mails.length > 0
}
