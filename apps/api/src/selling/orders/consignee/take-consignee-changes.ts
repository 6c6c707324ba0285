import type { Context } from '../../../core/context.ts'
import { lockOrder } from '../order.store.ts'
import { whyFixed } from './consignee-rules.ts'
import { endWaiting, listDueChanges, readBill, setConsigneeOf } from './consignee.store.ts'
import { notifyOfConsignee } from './consignee-mails.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Applies changes that nobody stopped for a day; those that are impossible by now lapse. Returns how many ended. */
export async function takeConsigneeChanges(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  let ended = 0
  for (const orderId of await listDueChanges(db, clock.now())) {
    await db.transaction().execute(async (tx) => {
      if (await endDue({ ...dependencies, db: tx }, orderId)) ended += 1
    })
  }
  if (ended > 0) nudgeOutbox()
  return ended
}

async function endDue(dependencies: Dependencies, orderId: number): Promise<boolean> {
  const { db, clock } = dependencies
  const order = await lockOrder(db, orderId)
  // It may have been stopped while we waited for the lock.
  if (!order || !(await listDueChanges(db, clock.now())).includes(orderId)) return false
  const now = clock.now()
  const isFixed = whyFixed({ status: order.status, bill: await readBill(db, orderId) }) !== null
  const state = isFixed ? 'lapsed' : 'taken'
  const change = await endWaiting(db, { orderId, state, endedBy: null, now })
  if (!change) return false
  if (!isFixed) await setConsigneeOf(db, { orderId, consignee: change.after, now })
  await notifyOfConsignee(dependencies, orderId, { ...change, news: state })
  return true
}
