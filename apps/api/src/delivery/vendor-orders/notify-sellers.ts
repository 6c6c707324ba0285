import type { Context } from '../../core/context.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { type Duty, readDuties } from './read-vendor-orders.ts'
import { isSellersTurn } from './seller-duty.ts'
import { dutyMail } from './vendor-order-mails.ts'
import { listLinesOfSellers, recordTold, type SellersLine } from './vendor-orders.store.ts'

/**
 * Writes to sellers once when an order begins to wait for their papers or their vehicle, and once when that is late.
 * Returns how many mails were written.
 */
export async function notifySellers({
  db,
  clock,
  settings,
  nudgeOutbox,
}: Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>): Promise<number> {
  const now = clock.now()
  const duties = await readDuties(db, await listLinesOfSellers(db), now)
  let mailed = 0
  for (const duty of duties.filter(({ act }) => isSellersTurn(act))) {
    const mail = await db.transaction().execute(async (tx) => {
      const told = await tellOnce({ db: tx, now }, duty)
      if (told) await enqueueMail(tx, dutyMail(duty, told, settings))
      return told
    })
    if (mail) mailed += 1
  }
  if (mailed > 0) nudgeOutbox()
  return mailed
}

/** What has to be told now; what was late when it began is told as late only. */
async function tellOnce(
  { db, now }: { db: Context['db']; now: Date },
  { line, act, isLate }: Duty<SellersLine>,
) {
  if (act !== 'send_papers' && act !== 'hand_over') return null
  const isNew = await recordTold(db, { line, act, occasion: 'open', now })
  const isNewlyLate = isLate && (await recordTold(db, { line, act, occasion: 'late', now }))
  if (isNewlyLate) return { act, occasion: 'late' } as const
  return isNew ? ({ act, occasion: 'open' } as const) : null
}
