import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../../core/context.ts'
import { readImportRules } from '../../../landed/rules.store.ts'
import { shipmentDays } from '../open-orders.ts'
import {
  findArrival,
  insertArrival,
  listOpenLandedPrices,
  type OrderArrival,
} from './order-landed.store.ts'
import { notifyWorse, worseVerdict } from './worse-verdict.ts'

const day = 24 * 3600 * 1000

/**
 * The caller runs this in the transaction that writes another expected day for an order's ship: from then on its vehicles
 * are judged for that day, and the people whom a worse answer concerns are written to once. Returns how many vehicles got
 * worse; the caller nudges the outbox after its commit.
 */
export async function recheckOrder(
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
  orderId: number,
  arrival: OrderArrival,
): Promise<number> {
  const { db, clock } = context
  const now = clock.now()
  if (!isDeepStrictEqual(await findArrival(db, orderId), arrival)) {
    await insertArrival(db, { orderId, ...arrival, now })
  }
  const shippedSince = new Date(now.getTime() - shipmentDays * day)
  let notified = 0
  for (const one of await listOpenLandedPrices(db, shippedSince, { orderId })) {
    const rules = await readImportRules(db, one.asked.country)
    const verdict = rules && (await worseVerdict(db, rules, one))
    if (verdict && (await notifyWorse(context, one, verdict))) notified += 1
  }
  return notified
}
