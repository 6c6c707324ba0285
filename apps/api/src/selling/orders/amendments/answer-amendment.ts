import type { Handler } from '../../../core/contract.ts'
import type { Context } from '../../../core/context.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { staffLanguageAt } from '../../../people/accounts/account.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { endAmendment, findAmendment } from '../amendments.store.ts'
import { type LockedOrder, lockOrder } from '../order.store.ts'
import { answerMail } from './amendment-mails.ts'
import { buyerAmendments } from './amendments.view.ts'
import { takeProposal } from './take-proposal.ts'

/** The buyer agrees to what is proposed, or does not. The same answer again is the same answer. */
export const answerAmendment: Handler<'answerAmendment'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, language } = call
  const locked = await lockOrder(db, path.id)
  if (locked?.account_id !== account.id) return notFound
  const amendment = await findAmendment(db, path.amendment)
  // What a second person has not approved is nobody's to answer.
  if (amendment?.order_id !== locked.id || amendment.answer_by === null) return notFound
  const isRepeat = amendment.state === (body.state === 'accepted' ? 'applied' : 'declined')
  if (isRepeat) return { status: 200, body: await buyerAmendments(db, locked.id) }
  const now = clock.now()
  if (amendment.state !== 'proposed' || amendment.answer_by <= now) {
    return refuse(409, detail('amendment_over'))
  }
  const note = body.note?.trim() || null
  if (body.state === 'accepted') {
    if (body.total === undefined) return refuse(400, fieldErrors({ total: ['required'] }))
    if (body.total !== toDecimal(amendment.total_after)) {
      return refuse(409, detail('amendment_overtaken'))
    }
    const word = { actorId: account.id, decidedBy: null, isAnswered: true, language }
    const refusal = await takeProposal(context, locked, amendment, word)
    if (refusal) return refusal
  } else {
    await endAmendment(db, { id: amendment.id, state: 'declined', note, endedBy: account.id, now })
  }
  await tellStaff(context, locked, { answer: body.state, note })
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await buyerAmendments(db, locked.id) }
}

export async function tellStaff(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  order: LockedOrder,
  news: { answer: 'accepted' | 'declined' | 'lapsed'; note: string | null },
): Promise<void> {
  const language = await staffLanguageAt(db, settings.supportEmail)
  await enqueueMail(db, answerMail(order, news, { settings, language }))
}
