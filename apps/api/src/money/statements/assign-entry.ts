import type { Context } from '../../core/context.ts'
import {
  type Recording,
  recordArrivedPayment,
} from '../../selling/orders/staff/record-arrived-payment.ts'
import type { LockedOrder } from '../../selling/orders/order.store.ts'
import type { FoundMoney } from '../../selling/payments/payment-record.ts'
import { insertDecision } from './entries.store.ts'
import type { EntryRow } from './entry-columns.store.ts'

export interface Assignment {
  /** Locked, and not decided in full. */
  entry: EntryRow
  /** The part that pays this order, in the movement's currency. */
  part: number
  order: LockedOrder
  found: FoundMoney
  /** The bank's advice for foreign money. */
  advice: string | null
  actorId: number
}

/**
 * Records a movement, or a part of it, as a payment of an order. The decision's turn is part of the source key, so that
 * a reversed part may be assigned again.
 */
export async function assignEntry(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'programme'>,
  { entry, part, order, found, advice, actorId }: Assignment,
): Promise<Recording> {
  const turn = entry.turn + 1
  const recording = await recordArrivedPayment(context, {
    order,
    found,
    source: 'statement',
    sourceKey: `${entry.id}/${turn}`,
    actorId,
  })
  if ('paymentId' in recording) {
    await insertDecision(context.db, {
      entryId: entry.id,
      turn,
      kind: 'assigned',
      orderId: order.id,
      paymentId: recording.paymentId,
      amount: part,
      countsAs: found.amount,
      advice,
      reason: found.note,
      actorId,
      now: context.clock.now(),
    })
  }
  return recording
}
