import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportPromotionView } from './support-featured.view.ts'
import { promotions } from './support-featured.store.ts'

export const getSupportPromotion: Handler<'getSupportPromotion'> = async (
  { db },
  { path, origin },
) => {
  const row = await promotions.find(db, path.id)
  return row ? { status: 200, body: supportPromotionView(row, origin) } : notFound
}
