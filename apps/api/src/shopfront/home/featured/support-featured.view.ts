import type { SupportPromotion } from '@bandari/sdk'
import { pictureUrl } from '../../../stock/catalogue/search/vehicle.view.ts'
import { toDecimal } from '../../../core/money.ts'
import { scheduleState, scheduleView } from '../schedule/schedule.ts'
import type { PromotionRow } from './support-featured.store.ts'
import { featuredLists } from './featured-lists.ts'

export function supportPromotionView(
  row: PromotionRow,
  { origin, now }: { origin: string; now: Date },
): SupportPromotion {
  return {
    id: row.id,
    shelf: row.shelf,
    product_id: row.product_id,
    title: row.title,
    price: toDecimal(row.price),
    currency: row.currency,
    image: pictureUrl(origin, row.media_hash),
    position: row.place,
    is_shown: row.listed && featuredLists[row.shelf].holds(row),
    ...scheduleView(row),
    state: scheduleState(row, now),
    version: row.version,
  }
}
