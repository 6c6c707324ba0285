import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { endAmendment, findAmendment, listUnanswered } from '../amendments.store.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { amendmentMails } from './amendment-mails.ts'
import { tellStaff } from './answer-amendment.ts'
import type { Terms } from './terms.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/** Ends proposals that nobody answered in time: the order stays as it was, and both sides are told. Returns how many. */
export async function lapseAmendments(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  let ended = 0
  for (const { id, order_id: orderId } of await listUnanswered(db, clock.now())) {
    await db.transaction().execute(async (tx) => {
      if (await lapse({ ...dependencies, db: tx }, { id, orderId })) ended += 1
    })
  }
  if (ended > 0) nudgeOutbox()
  return ended
}

async function lapse(
  dependencies: Dependencies,
  { id, orderId }: { id: number; orderId: number },
): Promise<boolean> {
  const { db, clock, settings } = dependencies
  const locked = await lockOrder(db, orderId)
  const amendment = await findAmendment(db, id)
  // It may have been answered while we waited for the lock.
  if (!locked || amendment?.state !== 'proposed') return false
  const now = clock.now()
  await endAmendment(db, { id, state: 'lapsed', note: null, endedBy: null, now })
  const [before, after] = [amendment.before as Terms, amendment.after as Terms]
  const news = { news: 'lapsed', before, after, reason: amendment.reason } as const
  const order = await getOrderRecord(db, orderId)
  for (const mail of amendmentMails(order, news, settings)) await enqueueMail(db, mail)
  await tellStaff(dependencies, locked, { answer: 'lapsed', note: null })
  return true
}
