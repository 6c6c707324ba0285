import type { Handler } from '../../../core/contract.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { findSupportOrder } from '../staff/support-order.store.ts'
import { supportOrderView } from '../staff/support-order.view.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { notFoundMails } from './deadline-mails.ts'
import { resumedDue } from '../../payments/payment-deadline.ts'
import { answerReport, setPaymentDue } from '../../payments/payment-deadline.store.ts'

/**
 * Staff have not found a payment that the buyer reported: the deadline runs again. A payment that they found is
 * recorded instead, which answers the report by itself.
 */
export const answerPaymentReport: Handler<'answerPaymentReport'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (locked.account_id === account.id) return ownMoney
  const now = clock.now()
  const answer = { orderId: locked.id, isFound: false, note: body.note || null, now }
  const reported = await answerReport(db, { ...answer, actorId: account.id })
  if (!reported)
    return refuse(409, detail(problem('payment_report_none', { number: locked.number })))
  const before = await getOrderRecord(db, locked.id)
  const due = resumedDue({ due: before.payment_due, reported }, now)
  await setPaymentDue(db, { orderId: locked.id, due })
  await insertAudit(db, {
    actorId: account.id,
    action: 'answer-payment-report',
    subject: 'order',
    subjectId: locked.id,
    before: { payment_due: before.payment_due.toISOString() },
    after: { payment_due: due.toISOString(), found: false },
    reason: answer.note,
    now,
  })
  const order = await getOrderRecord(db, locked.id)
  for (const mail of notFoundMails(order, answer.note, settings)) await enqueueMail(db, mail)
  context.afterCommit(context.nudgeOutbox)
  const shown = await findSupportOrder(context, locked.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}
