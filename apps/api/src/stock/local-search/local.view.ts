import type { KenyaProduct, KenyaProductPage } from '@bandari/sdk'
import { sellerBrief } from '../../people/vendors/seller-name.ts'
import { fitVerdict, type Vehicle } from '../fitment/fit-verdict.ts'
import type { LocalRow } from './local-search.store.ts'
import { slugOf } from '../catalogue/filters/filters.ts'
import type { ConditionCount } from './spares.store.ts'
import { pictureUrl } from '../catalogue/search/vehicle.view.ts'

/** 2 is a spare (buyer spec §2). */
const classIds = { cars: 1, parts: 2, commercial: 3, other: 4 } as const

/** Conditions as the filter takes them, and as sellers write them. */
export function conditionFacets(counts: readonly ConditionCount[]): KenyaProductPage['conditions'] {
  return counts.map(({ label, count }) => ({ value: slugOf(label), label, count }))
}

interface Dependencies {
  origin: string
  vehicle: Vehicle | null
}

export function kenyaProduct(row: LocalRow, { origin, vehicle }: Dependencies): KenyaProduct {
  return {
    id: row.id,
    title: row.title,
    price: row.price / 100,
    currency: row.currency,
    primary_image: pictureUrl(origin, row.media_hash),
    subtitle_clean: row.subtitle,
    product_class_id: classIds[row.class],
    location: row.location,
    seller: row.seller && sellerBrief(row.seller),
    fit: vehicle && row.said ? fitVerdict(row.said, vehicle.year) : null,
  }
}
