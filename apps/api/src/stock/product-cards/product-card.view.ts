import type { ProductCard } from '@bandari/sdk'
import { noImage, pictureUrl } from '../catalogue/search/vehicle.view.ts'
import type { ProductCardRow } from './product-cards.store.ts'
import type { WithdrawnRow } from '../catalogue/product/withdrawn.store.ts'

export function productCard(row: ProductCardRow, origin: string): ProductCard {
  const { price, model_year: year, media_hash, is_free, ...facts } = row
  return {
    ...facts,
    state: is_free ? 'on_sale' : 'sold',
    price: price / 100,
    remote_image: pictureUrl(origin, media_hash),
    year,
  }
}

/** What it was and what it cost is its seller's again. */
export function withdrawnCard(row: WithdrawnRow): ProductCard {
  return {
    ...row,
    state: 'withdrawn',
    market: null,
    price: null,
    currency: null,
    remote_image: noImage,
    year: null,
    mileage: null,
    location: null,
    body_type: null,
    fuel_type: null,
    transmission: null,
    engine_size: null,
    colour: null,
    steering: null,
    drive: null,
    doors: null,
    seats: null,
    auction_grade: null,
    condition: null,
  }
}
