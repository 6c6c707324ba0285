import type { PromoItem } from '@bandari/sdk'
import { pictureUrl } from '../../../stock/catalogue/search/vehicle.view.ts'
import type { Handler } from '../../../core/contract.ts'
import { vehiclesOf } from '../../previews/previews.store.ts'
import { previewEnded, shownTo } from '../../previews/shown-preview.ts'
import { listFeaturedOf, listShownFeatured } from './support-featured.store.ts'
import { bodyOf, fillList, rowLength } from './featured-lists.ts'
import type { FeaturedList } from '../../tables.ts'
import { trustedRanges } from './price-ranges.ts'
import { listInRange, listTypical, type PromotedRow } from './featured.store.ts'

/** The vehicles that staff have featured, and after them the models that sellers have most of. */
export const getPromotions: Handler<'getPromotions'> = async (context, { query, origin }) => {
  const { db, views } = context
  const shown = await shownTo(context, query.preview)
  if (!shown) return previewEnded
  const { now, preview } = shown
  const version = vehiclesOf(preview, 'promotions')
  const { low, mid, upper } = trustedRanges
  const sample = (range: { from: number; to?: number }) =>
    listInRange(db, { class: 'cars', models: 40, ...range })
  const [vehicles, cars, commercial, ...trusted] = await Promise.all([
    version ? listFeaturedOf(db, version, now) : listShownFeatured(db, now),
    listTypical(db, { class: 'cars', models: 160 }),
    listTypical(db, { class: 'commercial', models: rowLength }),
    ...[low, mid, upper].map(sample),
  ])
  const featured = vehicles.map((one) => ({ ...one, id: one.product_id }))
  const items = (shelf: FeaturedList, automatic: PromotedRow[] = []) =>
    fillList(
      shelf,
      featured.filter((one) => one.shelf === shelf),
      automatic,
    ).map((row) => promoItem(row, origin))
  const ofBody = (body: string) => cars.filter((row) => bodyOf(row) === body)
  const body = {
    trusted_cars: {
      low_range: items('low_range', trusted[0]),
      mid_range: items('mid_range', trusted[1]),
      upper_range: items('upper_range', trusted[2]),
    },
    most_searched: {
      hatch_back: items('hatch_back', ofBody('hatchback')),
      sedan: items('sedan', ofBody('sedan')),
      suv: items('suv', ofBody('suv')),
    },
    commercial_vehicles: items('commercial_vehicles', commercial),
  }
  const { trusted_cars, most_searched, commercial_vehicles } = body
  const shelves = [trusted_cars, most_searched, { commercial_vehicles }].flatMap(Object.values)
  if (preview !== null) return { status: 200, body }
  return { status: 200, body, whenRead: views.of('shown', idsOn(shelves)) }
}

function idsOn(shelves: readonly (readonly PromoItem[])[]): number[] {
  return [...new Set(shelves.flat().map(({ id }) => id))]
}

type Promoted = Pick<PromotedRow, 'id' | 'title' | 'price' | 'currency' | 'media_hash'>

function promoItem({ id, title, price, currency, media_hash }: Promoted, origin: string) {
  return {
    id,
    title,
    price: price / 100,
    currency,
    remote_image: pictureUrl(origin, media_hash),
  } satisfies PromoItem
}
