import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { sellerBrief } from '../../people/vendors/seller-name.ts'
import { findSeller } from '../seller.store.ts'
import { ratingOf } from './rating.ts'
import { receivedReview } from './review.view.ts'
import { countStars, listReviewsOf, reviewsPerPage } from './reviews.store.ts'

export const listReceivedReviews: Handler<'listReceivedReviews'> = async (
  { db },
  { account, query },
) => {
  const vendorId = sellerIdOf(account)
  const wanted = { vendorId, withHidden: true, page: query.page ?? 1 }
  const rows = await listReviewsOf(db, wanted)
  return {
    status: 200,
    body: {
      seller: sellerBrief((await findSeller(db, vendorId)) ?? account),
      rating: ratingOf(await countStars(db, vendorId)),
      more: rows.length > reviewsPerPage,
      reviews: rows.slice(0, reviewsPerPage).map(receivedReview),
    },
  }
}
