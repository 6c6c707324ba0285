import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportPromotionView } from './support-featured.view.ts'
import { promotions } from './support-featured.store.ts'

export const getSupportPromotion: Handler<'getSupportPromotion'> = async (
  { db, clock },
  { path, origin },
) => {
  const now = clock.now()
  const row = await promotions(now).find(db, path.id)
  return row ? { status: 200, body: supportPromotionView(row, { origin, now }) } : notFound
}
