import type { PromoItem } from '@bandari/sdk'
import { pictureUrl } from '../catalogue/vehicle.view.ts'
import type { Handler } from '../contract.ts'
import { trustedRanges } from './price-ranges.ts'
import { listInRange, listTypical, type PromotedRow } from './promotion.store.ts'

/** A sample price stands on a card; a row is for looking through (buyer spec §2: 10 at once). */
const samples = 4
const rowLength = 12

export const getPromotions: Handler<'getPromotions'> = async ({ db }, { origin }) => {
  const { low, mid, upper } = trustedRanges
  const sample = (range: { from: number; to?: number }) =>
    listInRange(db, { class: 'cars', models: 40, ...range })
  const [cars, commercial, ...trusted] = await Promise.all([
    listTypical(db, { class: 'cars', models: 160 }),
    listTypical(db, { class: 'commercial', models: rowLength }),
    ...[low, mid, upper].map(sample),
  ])
  const items = (rows: PromotedRow[] = [], length = rowLength) =>
    rows.slice(0, length).map((row) => promoItem(row, origin))
  const ofBody = (body: string) =>
    items(cars.filter(({ body_type }) => body_type?.trim().toLowerCase() === body))
  const [low_range, mid_range, upper_range] = trusted.map((rows) => items(rows, samples))
  return {
    status: 200,
    body: {
      trusted_cars: {
        low_range: low_range ?? [],
        mid_range: mid_range ?? [],
        upper_range: upper_range ?? [],
      },
      most_searched: {
        hatch_back: ofBody('hatchback'),
        sedan: ofBody('sedan'),
        suv: ofBody('suv'),
      },
      commercial_vehicles: items(commercial),
    },
  }
}

function promoItem({ id, title, price, currency, media_hash }: PromotedRow, origin: string) {
  return {
    id,
    title,
    price: price / 100,
    currency,
    remote_image: pictureUrl(origin, media_hash),
  } satisfies PromoItem
}
