import type { LandedPrice } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import type { Asked } from '../../landed/question.ts'

/** What was told of a vehicle when it was ordered. */
export interface OrderedPrice {
  productId: number
  asked: Asked
  answer: LandedPrice
  answeredAt: Date
}

export async function insertOrderedPrice(
  db: Database,
  orderId: number,
  { productId, asked, answer, answeredAt }: OrderedPrice,
): Promise<void> {
  await db
    .insertInto('order_landed_prices')
    .values({
      order_id: orderId,
      product_id: productId,
      asked: JSON.stringify(asked),
      answer: JSON.stringify(answer),
      answered_at: answeredAt,
    })
    .execute()
}

export async function listOrderedPrices(db: Database, orderId: number): Promise<OrderedPrice[]> {
  const rows = await db
    .selectFrom('order_landed_prices')
    .select(['product_id', 'asked', 'answer', 'answered_at'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id, asked, answer, answered_at }) => ({
    productId: product_id,
    asked: asked as Asked,
    answer: answer as LandedPrice,
    answeredAt: answered_at,
  }))
}
