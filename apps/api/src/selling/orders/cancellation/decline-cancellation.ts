import type { Handler } from '../../../core/contract.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { findSupportOrder } from '../staff/support-order.store.ts'
import { supportOrderView } from '../staff/support-order.view.ts'
import { declinedMails } from './cancellation-mails.ts'
import { endCancellationRequest } from '../cancellations.store.ts'

/** Staff keep an order that its buyer asked to cancel; to cancel it they move it, which answers the request by itself. */
export const declineCancellation: Handler<'declineCancellation'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (locked.account_id === account.id) return ownMoney
  const now = clock.now()
  const answer = body.answer.trim()
  const end = { orderId: locked.id, state: 'declined', answer, actorId: account.id, now } as const
  if (!(await endCancellationRequest(db, end))) {
    return refuse(409, detail(problem('cancellation_not_asked', { number: locked.number })))
  }
  await insertAudit(db, {
    actorId: account.id,
    action: 'decline-cancellation',
    subject: 'order',
    subjectId: locked.id,
    before: null,
    after: { cancellation: 'declined' },
    reason: answer,
    now,
  })
  const order = await getOrderRecord(db, locked.id)
  for (const mail of declinedMails(order, answer, settings)) await enqueueMail(db, mail)
  context.afterCommit(context.nudgeOutbox)
  const shown = await findSupportOrder(context, locked.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}
