import type { Handler } from '../../../core/contract.ts'
import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { insertAmendment, type NewAmendment } from '../amendments.store.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { isOwnMoney } from '../staff/own-money.ts'
import { refuseShortages } from '../staff/transition-refusals.ts'
import { answerBy } from './amendment-rules.ts'
import { amendmentMails } from './amendment-mails.ts'
import { supportAmendments } from './amendments.view.ts'
import { applyAmendment } from './apply-amendment.ts'
import { type Draft, draftAmendment } from './preview.ts'
import { changesOf, totalOfTerms } from './terms.ts'

/** Amends an order at once, or asks a second person or the buyer first. */
export const amendOrder: Handler<'amendOrder'> = async (context, call) => {
  const { db } = context
  const { path, body, account } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (await isOwnMoney(context, { order: locked, account, isPaidWith: true })) return ownMoney
  const { reason, version, ...wish } = body
  const order = await getOrderRecord(db, locked.id)
  const drafted = await draftAmendment(context, order, { wish, actorId: account.id })
  if (drafted.refusal) return drafted.refusal
  const { draft } = drafted
  // A payment, a colleague or a tariff was faster: what was read is not what would be done.
  if (draft.version !== version) return refuse(409, detail('amendment_overtaken'))
  if (changesOf(draft.amendable.terms, draft.after).length === 0) {
    return refuse(409, detail('amendment_same'))
  }
  const wanted = { draft, reason, actorId: account.id }
  const id = await insertAmendment(db, newAmendment(context, wanted))
  if (draft.needsSecond || draft.needsBuyer) {
    await propose(context, wanted)
  } else {
    const { amendable, after } = draft
    const application = { id, amendable, after, reason, actorId: account.id }
    const shortages = await applyAmendment(context, locked, {
      ...application,
      decidedBy: null,
      isAnswered: false,
    })
    if (shortages.length > 0) return refuseShortages(shortages, call.language)
  }
  context.afterCommit(context.nudgeOutbox)
  return { status: 201, body: await supportAmendments(db, locked.id) }
}

interface Wanted {
  draft: Draft
  reason: string
  actorId: number
}

function newAmendment(
  { clock }: Pick<Context, 'clock'>,
  { draft, reason, actorId }: Wanted,
): NewAmendment {
  const { order, terms: before } = draft.amendable
  const now = clock.now()
  const isForBuyer = draft.needsBuyer && !draft.needsSecond
  return {
    orderId: order.id,
    state: draft.needsSecond ? 'to-approve' : 'proposed',
    reason,
    before,
    after: draft.after,
    totalBefore: totalOfTerms(before),
    totalAfter: totalOfTerms(draft.after),
    currency: order.currency,
    given: draft.given,
    needsBuyer: draft.needsBuyer,
    askedBy: actorId,
    answerBy: isForBuyer ? answerBy(now) : null,
    now,
  }
}

/** It waits: for a second person, or for the buyer, who is asked by mail. */
async function propose(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { draft, reason, actorId }: Wanted,
): Promise<void> {
  const { order, terms: before } = draft.amendable
  const { after } = draft
  const now = clock.now()
  await insertAudit(db, {
    actorId,
    action: 'propose-amendment',
    subject: 'order',
    subjectId: order.id,
    before: { total: toDecimal(totalOfTerms(before)) },
    after: { total: toDecimal(totalOfTerms(after)), changes: changesOf(before, after) },
    reason,
    now,
  })
  if (draft.needsSecond) return
  const news = { news: 'proposed', before, after, reason, answerBy: answerBy(now) } as const
  for (const mail of amendmentMails(order, news, settings)) await enqueueMail(db, mail)
}
