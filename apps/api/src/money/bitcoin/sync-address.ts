import type { Context } from '../../core/context.ts'
import { getOrderRecord, lockOrder } from '../../selling/orders/order.store.ts'
import { recordTransaction, reverseTransaction } from './record-transaction.ts'
import type { Arrival, Esplora } from './esplora.ts'
import { nextCheck } from './next-check.ts'
import {
  listTransactions,
  recordGone,
  recordSighting,
  setNextCheck,
  type Watch,
} from './watches.store.ts'

export interface Chain {
  esplora: Esplora
  /** Height of the last block. */
  tip: number
  needed: number
  centsPerBitcoin: number | null
}

/** Brings an order up to date with the chain. The node is asked before the order is locked. */
export async function syncAddress(context: Context, watch: Watch, chain: Chain): Promise<void> {
  const { db } = context
  const arrivals = await chain.esplora.arrivalsAt(watch.address)
  const seen = new Set(arrivals.map(({ txid }) => txid))
  const missing = (await listTransactions(db, watch.order_id)).filter(
    ({ txid, is_gone }) => !is_gone && !seen.has(txid),
  )
  const gone: string[] = []
  for (const { txid } of missing) if (!(await chain.esplora.knows(txid))) gone.push(txid)
  await db.transaction().execute(async (tx) => {
    await apply({ ...context, db: tx }, { watch, arrivals, gone, chain })
  })
}

interface AddressUpdate {
  watch: Watch
  arrivals: Arrival[]
  gone: string[]
  chain: Chain
}

async function apply(
  context: Context,
  { watch, arrivals, gone, chain }: AddressUpdate,
): Promise<void> {
  const { db, clock } = context
  const { order_id: orderId } = watch
  const order = await lockOrder(db, orderId)
  if (!order) throw new Error(`order ${orderId} is watched and does not exist`)
  const now = clock.now()
  for (const { txid, satoshi, height } of arrivals) {
    const confirmations = height === null ? 0 : Math.max(0, chain.tip - height + 1)
    const { needed, centsPerBitcoin } = chain
    await recordSighting(db, {
      orderId,
      txid,
      satoshi,
      confirmations,
      needed,
      centsPerBitcoin,
      now,
    })
  }
  for (const txid of gone) await recordGone(db, { orderId, txid })
  for (const transaction of await listTransactions(db, orderId)) {
    const { payment_id, confirmations, needed } = transaction
    if (payment_id !== null && confirmations === 0) {
      await reverseTransaction(context, order, transaction)
    }
    if (payment_id === null && confirmations >= needed) {
      await recordTransaction(context, (await lockOrder(db, orderId)) ?? order, transaction)
    }
  }
  const { status, date_placed: placed } = await getOrderRecord(db, orderId)
  const arrived = (await listTransactions(db, orderId))
    .filter(({ is_gone }) => !is_gone)
    .map(({ confirmations, needed }) => ({ isConfirmed: confirmations >= needed, confirmations }))
  await setNextCheck(db, orderId, nextCheck({ status, placed, arrived }, now))
}
