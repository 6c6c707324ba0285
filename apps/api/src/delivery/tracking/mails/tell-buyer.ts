import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { lockOrder } from '../../../selling/orders/order.store.ts'
import { getOrderRecord } from '../../../selling/orders/order.store.ts'
import { readJourney } from '../journey.ts'
import { findShipment } from '../shipments.store.ts'
import { stepFacts } from '../steps.data.ts'
import { followingMails } from './following-mails.ts'
import { listWithNews, markTold, type News, readNews } from './news.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings'>

/** Mails at once, with all other news, if a move gives the buyer something to do; else the news waits for the day's mail. */
export async function tellIfUrgent(
  dependencies: Dependencies,
  orderId: number,
  { isState }: { isState: boolean },
): Promise<void> {
  const news = await readNews(dependencies.db, orderId)
  const isUrgent = news.moves.some(
    ({ step, on, isFailed }) => on !== null && !isFailed && stepFacts[step].isUrgent,
  )
  if (isUrgent || isState) await tell(dependencies, orderId, { news, isOptional: false })
}

/** One mail a day at most about everything else. Returns how many orders were written about. */
export async function mailOrderSteps(
  dependencies: Dependencies & Pick<Context, 'nudgeOutbox'>,
): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const failures: unknown[] = []
  let told = 0
  for (const id of await listWithNews(db, clock.now())) {
    try {
      if (await mailOne(dependencies, id)) told += 1
    } catch (error) {
      // One order that cannot be written about must not keep the others waiting.
      failures.push(error)
    }
  }
  if (told > 0) nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Some buyers were not written to')
  return told
}

async function mailOne(dependencies: Dependencies, id: number): Promise<boolean> {
  return dependencies.db.transaction().execute(async (tx) => {
    await lockOrder(tx, id)
    // Another process may have told it meanwhile.
    if (!(await listWithNews(tx, dependencies.clock.now())).includes(id)) return false
    const news = await readNews(tx, id)
    return tell({ ...dependencies, db: tx }, id, { news, isOptional: true })
  })
}

/** Unwanted news counts as told, so that a buyer who switches mails on again does not hear of last month. */
async function tell(
  { db, clock, settings }: Dependencies,
  orderId: number,
  { news, isOptional }: { news: News; isOptional: boolean },
): Promise<boolean> {
  const now = clock.now()
  await markTold(db, { orderId, ...news }, now)
  if (isOptional && !news.isWanted) return false
  const order = await getOrderRecord(db, orderId)
  const { plan } = await readJourney(db, orderId, now)
  const shipment = await findShipment(db, orderId)
  const mails = followingMails(order, { news, plan, shipment, isOptional }, settings)
  for (const mail of mails) await enqueueMail(db, mail)
  return mails.length > 0
}
