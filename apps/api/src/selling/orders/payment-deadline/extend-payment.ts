import type { Handler } from '../../../core/contract.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { findSupportOrder } from '../staff/support-order.store.ts'
import { supportOrderView } from '../staff/support-order.view.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { extensionMails } from './deadline-mails.ts'
import { extendedDue } from '../../payments/payment-deadline.ts'
import { insertExtension, setPaymentDue } from '../../payments/payment-deadline.store.ts'

/** Gives the buyer of an unpaid order more time, once. */
export const extendPayment: Handler<'extendPayment'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (locked.account_id === account.id) return ownMoney
  const { number, status } = locked
  if (status !== 'Pending') {
    return refuse(409, detail(problem('order_not_payable', { number, status })))
  }
  const before = await getOrderRecord(db, locked.id)
  if (before.extension) return refuse(409, detail(problem('payment_extended', { number })))
  const now = clock.now()
  const { payment_due: dueBefore } = before
  const dueAfter = extendedDue(dueBefore, body.days, now)
  const { reason } = body
  await insertExtension(db, {
    orderId: locked.id,
    dueBefore,
    dueAfter,
    reason,
    actorId: account.id,
    now,
  })
  await setPaymentDue(db, { orderId: locked.id, due: dueAfter })
  await insertAudit(db, {
    actorId: account.id,
    action: 'extend-payment',
    subject: 'order',
    subjectId: locked.id,
    before: { payment_due: dueBefore.toISOString() },
    after: { payment_due: dueAfter.toISOString() },
    reason,
    now,
  })
  const order = await getOrderRecord(db, locked.id)
  for (const mail of extensionMails(order, settings)) await enqueueMail(db, mail)
  context.afterCommit(context.nudgeOutbox)
  const shown = await findSupportOrder(context, locked.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}
