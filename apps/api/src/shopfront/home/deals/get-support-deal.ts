import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportDealView } from './support-deal.view.ts'
import { staffDeals } from './support-deals.store.ts'

export const getSupportDeal: Handler<'getSupportDeal'> = async (
  { db, clock },
  { path, origin },
) => {
  const now = clock.now()
  const row = await staffDeals(now).find(db, path.id)
  return row ? { status: 200, body: supportDealView(row, { origin, now }) } : notFound
}
