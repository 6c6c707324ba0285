import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findSeller } from '../seller.store.ts'
import { sellerReview } from './review.view.ts'
import { listReviewsOf, reviewsPerPage } from './reviews.store.ts'

export const listSellerReviews: Handler<'listSellerReviews'> = async (
  { db, settings },
  { path: { id }, query },
) => {
  if (!(await findSeller(db, id))) return notFound
  const rows = await listReviewsOf(db, { vendorId: id, page: query.page ?? 1 })
  const reviews = rows.slice(0, reviewsPerPage).map((row) => sellerReview(row, settings))
  return { status: 200, body: { more: rows.length > reviewsPerPage, reviews } }
}
