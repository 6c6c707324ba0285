import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { fromDecimal } from '../../core/money.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { moveOffer } from './move-offer.ts'
import { offerView } from './offer.view.ts'
import { isCounter } from './counter.ts'
import { lockOffer } from './offers.store.ts'

export const answerOwnOffer: Handler<'answerOwnOffer'> = async (context, call) => {
  const { path, body, account, origin } = call
  const offer = await lockOffer(context.db, path.id)
  if (offer?.account_id !== account.id) return notFound
  if (offer.version !== body.version) return refuse(409, detail('offer_changed'))
  const amount = body.amount === undefined ? null : fromDecimal(body.amount)
  if (!isCounter(offer, { move: body.answer, by: 'buyer', amount })) {
    return refuse(400, fieldErrors({ amount: ['offer_amount'] }))
  }
  const moved = await moveOffer(context, offer, {
    by: 'buyer',
    move: body.answer,
    actorId: account.id,
    ...(amount !== null && { amount }),
  })
  if (moved.refusal) return moved.refusal
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: offerView(moved.offer, origin) }
}
