import type { Call, Handler } from '../../../core/contract.ts'
import type { Context } from '../../../core/context.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import {
  type AmendmentRow,
  endAmendment,
  findAmendment,
  proposeAmendment,
} from '../amendments.store.ts'
import { getOrderRecord, type LockedOrder, lockOrder } from '../order.store.ts'
import { isOwnMoney } from '../staff/own-money.ts'
import { answerBy } from './amendment-rules.ts'
import { amendmentMails } from './amendment-mails.ts'
import { supportAmendments } from './amendments.view.ts'
import { takeProposal } from './take-proposal.ts'
import type { Terms } from './terms.ts'

/** The second person's word, or that staff take back what waits. */
export const decideAmendment: Handler<'decideAmendment'> = async (context, call) => {
  const { db } = context
  const { path, body, account } = call
  const asked = await findAmendment(db, path.id)
  const locked = asked && (await lockOrder(db, asked.order_id))
  // Whoever decided while the order was locked has changed it.
  const amendment = locked && (await findAmendment(db, path.id))
  if (!locked || !amendment) return notFound
  if (await isOwnMoney(context, { order: locked, account, isPaidWith: true })) return ownMoney
  const note = body.note?.trim() || null
  const { state } = body
  if (state !== 'approved' && note === null) {
    return refuse(400, fieldErrors({ note: ['required'] }))
  }
  const isOpen = amendment.state === 'to-approve' || amendment.state === 'proposed'
  const isDecided = state !== 'withdrawn' && amendment.state !== 'to-approve'
  if (!isOpen || isDecided) return refuse(409, detail('amendment_over'))
  if (state === 'approved') {
    if (amendment.asked_by === account.id) return refuse(409, detail('own_amendment'))
    const refusal = await approve(context, call, { locked, amendment })
    if (refusal) return refusal
  } else {
    await end(context, { locked, amendment, state, note, actorId: account.id })
  }
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await supportAmendments(db, locked.id) }
}

interface Open {
  locked: LockedOrder
  amendment: AmendmentRow
}

async function approve(
  context: Context,
  { account, language }: Call<'decideAmendment'>,
  { locked, amendment }: Open,
) {
  const { db, clock, settings } = context
  const now = clock.now()
  await audit(context, { locked, amendment, action: 'approve-amendment', actorId: account.id })
  if (!amendment.needs_buyer) {
    const word = { actorId: account.id, decidedBy: account.id, isAnswered: false, language }
    return takeProposal(context, locked, amendment, word)
  }
  const until = answerBy(now)
  const { id, reason } = amendment
  await proposeAmendment(db, { id, decidedBy: account.id, answerBy: until, now })
  const [before, after] = [amendment.before as Terms, amendment.after as Terms]
  const news = { news: 'proposed', before, after, reason, answerBy: until } as const
  const order = await getOrderRecord(db, locked.id)
  for (const mail of amendmentMails(order, news, settings)) await enqueueMail(db, mail)
  return null
}

interface Ending extends Open {
  state: 'rejected' | 'withdrawn'
  note: string | null
  actorId: number
}

async function end(context: Context, { locked, amendment, state, note, actorId }: Ending) {
  const { db, clock, settings } = context
  await endAmendment(db, { id: amendment.id, state, note, endedBy: actorId, now: clock.now() })
  const action = state === 'rejected' ? 'reject-amendment' : 'withdraw-amendment'
  await audit(context, { locked, amendment, action, actorId, note })
  // Whoever was never asked is not told that they are asked no longer.
  if (amendment.state !== 'proposed') return
  const [before, after] = [amendment.before as Terms, amendment.after as Terms]
  const order = await getOrderRecord(db, locked.id)
  const news = { news: 'withdrawn', before, after, reason: note ?? '' } as const
  for (const mail of amendmentMails(order, news, settings)) await enqueueMail(db, mail)
}

interface Entry extends Open {
  action: 'approve-amendment' | 'reject-amendment' | 'withdraw-amendment'
  actorId: number
  note?: string | null
}

function audit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { locked, amendment, action, actorId, note = null }: Entry,
): Promise<void> {
  return insertAudit(db, {
    actorId,
    action,
    subject: 'order',
    subjectId: locked.id,
    before: null,
    after: { amendment: amendment.id },
    reason: note ?? amendment.reason,
    now: clock.now(),
  })
}
