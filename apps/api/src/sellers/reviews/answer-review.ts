import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { notifyBuyer } from './review-mails.ts'
import { receivedReview } from './review.view.ts'
import { findReview, lockReview, setAnswer } from './reviews.store.ts'

/** Once: whoever reads on takes the answer for the seller’s last word. */
export const answerReview: Handler<'answerReview'> = async (context, { path, body, account }) => {
  const { db, clock } = context
  const review = await lockReview(db, path.id)
  if (review?.seller.id !== sellerIdOf(account)) return notFound
  if (review.hidden_at) return refuse(409, detail('review_hidden'))
  if (review.answer !== null) return refuse(409, detail('review_answered'))
  await setAnswer(db, { id: path.id, text: body.text.trim(), now: clock.now() })
  await notifyBuyer(context, review)
  return { status: 201, body: receivedReview((await findReview(db, path.id)) ?? review) }
}
