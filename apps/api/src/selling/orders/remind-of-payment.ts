import type { Context } from '../../core/context.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { reminderMails } from './order-mails.ts'
import { getOrderRecord } from './order.store.ts'
import { insertReminder, listToRemind, lockToRemind } from './reminder.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/**
 * Writes to the buyers whose unpaid order is given up within a day, once for each deadline. Buyers who ordered with no more
 * than a day to pay were told so at that time. Returns how many.
 */
export async function remindOfPayment(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const failures: unknown[] = []
  let reminded = 0
  for (const id of await listToRemind(db, clock.now())) {
    try {
      if (await remind(dependencies, id)) reminded += 1
    } catch (error) {
      // One order that cannot be written about must not keep the others waiting.
      failures.push(error)
    }
  }
  if (reminded > 0) nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders were not written')
  return reminded
}

async function remind({ db, clock, settings }: Dependencies, id: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    // It may have been paid, cancelled or reminded of meanwhile.
    if (!(await lockToRemind(tx, id, now))) return false
    const order = await getOrderRecord(tx, id)
    await insertReminder(tx, { orderId: id, paymentDue: order.payment_due, now })
    for (const mail of reminderMails(order, settings)) await enqueueMail(tx, mail)
    return true
  })
}
