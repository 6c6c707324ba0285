import type { ListingBrief } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { pictureUrl } from '../catalogue/search/vehicle.view.ts'
import type { BriefRow } from './listing-brief.store.ts'

export function briefView(
  { cover, price, date_created, ...listing }: BriefRow,
  origin: string,
): ListingBrief {
  return {
    ...listing,
    cover_image: pictureUrl(origin, cover, 320),
    price: toDecimal(price),
    date_created: new Date(date_created).toISOString(),
  }
}
