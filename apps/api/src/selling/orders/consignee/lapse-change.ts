import type { Context } from '../../../core/context.ts'
import { endWaiting } from './consignee.store.ts'
import { notifyOfConsignee } from './consignee-mails.ts'

/** Ends the waiting change, because the bill of lading has been made out. The caller holds the order's lock. */
export async function lapseChange(
  context: Pick<Context, 'db' | 'settings'>,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const change = await endWaiting(context.db, { orderId, state: 'lapsed', endedBy: null, now })
  if (change) await notifyOfConsignee(context, orderId, { ...change, news: 'lapsed' })
  return change !== null
}
