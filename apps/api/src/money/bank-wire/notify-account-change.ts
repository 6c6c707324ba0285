import type { Context } from '../../core/context.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { getOrderRecord } from '../../selling/orders/order.store.ts'
import { bankAccountMails } from './bank-account-mails.ts'
import { recordNoticeSent, lockDueNotice } from './notices.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/**
 * Mails the buyers whose invoices were reissued, each in a transaction of its own: a notice that fails stays first in
 * line, and the job fails. Returns how many were mailed.
 */
export async function notifyAccountChange(dependencies: Dependencies): Promise<number> {
  let mailed = 0
  try {
    for (;;) {
      const outcome = await notifyOne(dependencies)
      if (outcome === 'none') return mailed
      if (outcome === 'mailed') mailed += 1
    }
  } finally {
    if (mailed > 0) dependencies.nudgeOutbox()
  }
}

async function notifyOne({
  db,
  clock,
  settings,
}: Dependencies): Promise<'none' | 'mailed' | 'settled'> {
  return db.transaction().execute(async (tx) => {
    const due = await lockDueNotice(tx)
    if (!due) return 'none'
    await recordNoticeSent(tx, due, clock.now())
    const order = await getOrderRecord(tx, due.order_id)
    // The order was paid or cancelled meanwhile, so its buyer owes nothing to the new account.
    if (order.status !== 'Pending') return 'settled'
    for (const mail of bankAccountMails(order, due.changed_at, settings))
      await enqueueMail(tx, mail)
    return 'mailed'
  })
}
