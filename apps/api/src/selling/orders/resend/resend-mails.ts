import type { Context } from '../../../core/context.ts'
import { type PlainOrProblem, problem } from '../../../core/problem.ts'
import { countAudit, insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail, type OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import type { OrderRecord } from '../order.store.ts'
import { maxResends } from './resend-rules.ts'

const day = 24 * 3600_000
const actions = ['send-invoice-again', 'send-mail-again']

interface Resending {
  /** Locked, so that simultaneous calls are counted one after the other. */
  order: OrderRecord
  actorId: number
  action: (typeof actions)[number]
  mails: readonly OutgoingMail[]
}

/** Sends the mails and records it; or says why not, where an order's mails were resent too often. */
export async function resendMails(
  { db, clock, afterCommit, nudgeOutbox }: Context,
  { order: { id, number }, actorId, action, mails }: Resending,
): Promise<{ to: string[] } | { obstacle: PlainOrProblem }> {
  const now = clock.now()
  const since = new Date(now.getTime() - day)
  const sent = await countAudit(db, { subject: 'order', subjectId: id, actions, since })
  if (sent >= maxResends) {
    return { obstacle: problem('mails_again_spent', { number, limit: maxResends }) }
  }
  for (const mail of mails) await enqueueMail(db, mail)
  const to = mails.map((mail) => mail.to)
  const [subject] = mails.map((mail) => mail.subject)
  await insertAudit(db, {
    actorId,
    action,
    subject: 'order',
    subjectId: id,
    before: null,
    after: { mail: subject },
    reason: null,
    now,
  })
  afterCommit(nudgeOutbox)
  return { to }
}
