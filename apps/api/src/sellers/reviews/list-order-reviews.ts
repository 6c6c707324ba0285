import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { readOrderReviews } from './order-reviews.ts'

export const listOrderReviews: Handler<'listOrderReviews'> = async ({ db }, { path, account }) => {
  const found = await readOrderReviews(db, { orderId: path.id, accountId: account.id })
  return found ? { status: 200, body: found } : notFound
}
