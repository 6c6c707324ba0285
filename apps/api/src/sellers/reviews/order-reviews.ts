import type { OrderReviews } from '@bandari/sdk'
import { findDelivery } from '../../delivery/claims/claims.store.ts'
import { sellerName } from '../../people/vendors/seller-name.ts'
import type { Database } from '../../platform/db/database.ts'
import { ownReview } from './review.view.ts'
import { findReview, listOrderSellers } from './reviews.store.ts'

interface OrderOf {
  orderId: number
  accountId: number
}

/** The sellers of an order and what its buyer said of them; null if the account has no such order. */
export async function readOrderReviews(
  db: Database,
  { orderId, accountId }: OrderOf,
): Promise<OrderReviews | null> {
  const delivery = await findDelivery(db, { orderId, accountId })
  if (!delivery) return null
  const sellers: OrderReviews['sellers'] = []
  for (const { review_id, sells, ...seller } of await listOrderSellers(db, orderId)) {
    const review = review_id === null ? null : await findReview(db, review_id)
    sellers.push({
      id: seller.id,
      name: sellerName(seller),
      has_page: sells,
      review: review && ownReview(review),
    })
  }
  return { delivered: delivery.deliveredAt !== null, sellers }
}
