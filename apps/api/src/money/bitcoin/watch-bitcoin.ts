import type { Context } from '../../core/context.ts'
import type { BitcoinNode } from './settings.ts'
import { fetchRate } from './fetch-rate.ts'
import { Esplora } from './esplora.ts'
import { syncAddress } from './sync-address.ts'
import { listDueWatches, recordRate, watchNewOrders } from './watches.store.ts'

/** Addresses per run; each takes one or two requests to the node. */
const maxAddresses = 40

/**
 * Checks the addresses of orders for payments. It stops at the first request that fails, so that a node that is down
 * gets one request a minute; the rest stays due, and the job fails.
 */
export async function watchBitcoin(context: Context): Promise<number> {
  const { db, clock, settings } = context
  const { bitcoinNode: node } = settings
  if (node === null) return 0
  const failures: unknown[] = []
  const rate = await currentRate(context, node).catch((error: unknown) => {
    // Payments are seen without a rate, too, and valued once there is one.
    failures.push(error)
    return null
  })
  await watchNewOrders(db, clock.now())
  const watches = await listDueWatches(db, clock.now(), maxAddresses)
  const esplora = new Esplora(node.url)
  const tip = watches.length === 0 ? 0 : await esplora.tipHeight()
  for (const watch of watches) {
    const chain = { esplora, tip, needed: node.confirmations, centsPerBitcoin: rate }
    await syncAddress(context, watch, chain)
  }
  if (watches.length > 0) context.nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Bitcoins could not be valued')
  return watches.length
}

async function currentRate({ db, clock }: Context, { priceUrl }: BitcoinNode) {
  if (priceUrl === null) return null
  const rate = await fetchRate(priceUrl)
  await recordRate(db, rate, clock.now())
  return rate
}
