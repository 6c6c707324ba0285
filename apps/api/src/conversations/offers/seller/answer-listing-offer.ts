import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { fromDecimal } from '../../../core/money.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { isCounter } from '../counter.ts'
import { moveOffer } from '../move-offer.ts'
import { offerView } from '../offer.view.ts'
import { lockOffer } from '../offers.store.ts'
import { listingOffers } from './listing-offers.store.ts'

export const answerListingOffer: Handler<'answerListingOffer'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, origin } = call
  if (!(await listingOffers(listerOf(account)).find(db, path.id))) return notFound
  const offer = await lockOffer(db, path.id)
  if (!offer) return notFound
  // The offer may be from staff, who may buy own stock like anybody else.
  if (offer.account_id === account.id) return ownMoney
  if (offer.version !== body.version) return refuse(409, detail('offer_changed'))
  const amount = body.amount === undefined ? null : fromDecimal(body.amount)
  if (!isCounter(offer, { move: body.answer, by: 'seller', amount })) {
    return refuse(400, fieldErrors({ amount: ['offer_amount'] }))
  }
  const moved = await moveOffer(context, offer, {
    by: 'seller',
    move: body.answer,
    actorId: account.id,
    ...(amount !== null && { amount }),
  })
  if (moved.refusal) return moved.refusal
  const { state, amount: price } = moved.offer
  await insertAudit(db, {
    actorId: account.id,
    action: 'answer-offer',
    subject: 'listing',
    subjectId: offer.product_id,
    before: { offer: offer.id, state: offer.state, amount: offer.amount },
    after: { offer: offer.id, state, amount: price },
    reason: null,
    now: clock.now(),
  })
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: offerView(moved.offer, origin) }
}
