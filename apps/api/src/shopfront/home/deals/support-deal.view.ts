import type { SupportDeal } from '@bandari/sdk'
import { pictureUrl } from '../../../stock/catalogue/search/vehicle.view.ts'
import { toDecimal } from '../../../core/money.ts'
import { scheduleState, scheduleView } from '../schedule/schedule.ts'
import type { StaffDealRow } from './support-deals.store.ts'

export function supportDealView(
  row: StaffDealRow,
  { origin, now }: { origin: string; now: Date },
): SupportDeal {
  return {
    id: row.id,
    title: row.title,
    price: toDecimal(row.price),
    currency: row.currency,
    image: pictureUrl(origin, row.media_hash),
    position: row.place,
    is_listed: row.listed,
    ...scheduleView(row),
    state: scheduleState(row, now),
    version: row.version,
  }
}
