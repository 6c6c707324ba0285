import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportReview } from '../review.view.ts'
import { findReview } from '../reviews.store.ts'

export const getSupportReview: Handler<'getSupportReview'> = async ({ db }, { path }) => {
  const review = await findReview(db, path.id)
  return review ? { status: 200, body: supportReview(review) } : notFound
}
