import type { DealCard } from '@bandari/sdk'
import { pictureUrl, struckPrice } from '../../../stock/catalogue/search/vehicle.view.ts'
import type { DealRow } from './deal.store.ts'

interface Dependencies {
  origin: string
  struck: boolean
}

export function dealCard(row: DealRow, { origin, struck }: Dependencies): DealCard {
  return {
    id: row.id,
    title: row.title,
    price: row.price / 100,
    struck_price: struckPrice(row.price, struck),
    currency: row.currency,
    image: pictureUrl(origin, row.media_hash),
    client_url: `/details/${row.id}`,
    year: row.model_year,
    mileage: row.mileage,
    transmission: row.transmission,
    steering: row.steering,
  }
}
