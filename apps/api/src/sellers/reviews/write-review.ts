import type { Handler } from '../../core/contract.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { readOrderReviews } from './order-reviews.ts'
import { notifySeller } from './review-mails.ts'
import { insertReview } from './reviews.store.ts'

/** Once for an order and seller, by the buyer, after the delivery. */
export const writeReview: Handler<'writeReview'> = async (context, { path, body, account }) => {
  const { db, clock } = context
  // Whoever works for a seller says nothing of them as a buyer.
  if (isOfVendor(account, body.seller)) return notFound
  const order = { orderId: path.id, accountId: account.id }
  await lockOrder(db, path.id)
  const found = await readOrderReviews(db, order)
  if (!found?.sellers.some(({ id }) => id === body.seller)) return notFound
  if (!found.delivered) return refuse(409, detail('review_not_delivered'))
  const { seller: vendorId, stars, text } = body
  const review = { ...order, vendorId, stars, text: text.trim(), now: clock.now() }
  const id = await insertReview(db, review)
  if (id === null) return refuse(409, detail('review_written'))
  await notifySeller(context, id)
  const after = await readOrderReviews(db, order)
  return after ? { status: 201, body: after } : notFound
}
