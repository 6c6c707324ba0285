import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportPromotionView } from './support-featured.view.ts'
import { promotions } from './support-featured.store.ts'

export const listSupportPromotions: Handler<'listSupportPromotions'> = (
  { db, clock },
  { query, origin },
) => {
  const now = clock.now()
  return listRecords(promotions(now), {
    db,
    query,
    view: (rows) => rows.map((row) => supportPromotionView(row, { origin, now })),
  })
}
