import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { findReview, insertReport } from './reviews.store.ts'

export const reportReview: Handler<'reportReview'> = async (
  { db, clock },
  { path, body, account },
) => {
  const review = await findReview(db, path.id)
  if (!review || review.hidden_at) return notFound
  const report = { reviewId: path.id, by: account.id, reason: body.reason, now: clock.now() }
  if (!(await insertReport(db, report))) return refuse(409, detail('review_reported'))
  return { status: 204 }
}
