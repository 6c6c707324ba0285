import type { VehicleSearchResult } from '@bandari/sdk'
import { pictureBase } from '../../../platform/media/picture-base.ts'
import type { VehicleRow } from './vehicle-rows.store.ts'

/** The literal that stands for a missing picture (buyer spec §3). */
export const noImage = 'No_Image_found'

/** The card-sized JPEG; a client derives other sizes and formats by replacing the tail. */
export function pictureUrl(origin: string, hash: string | null, width = 640): string {
  return hash === null ? noImage : `${pictureBase(origin)}/${hash}-${width}.jpg`
}

/** The price "before" (price ÷ 0.9, to the cent, so that it saves 10 % of a cap as of a car): display only, decisions 12. */
export function struckPrice(price: number, shown: boolean): number | null {
  return shown ? Math.round(price / 0.9) / 100 : null
}

export function vehicleResult(
  row: VehicleRow,
  origin: string,
  struck: boolean,
): VehicleSearchResult {
  return {
    id: row.id,
    title: row.title,
    price: row.price / 100,
    struck_price: struckPrice(row.price, struck),
    currency: row.currency,
    remote_image: pictureUrl(origin, row.media_hash),
    images: row.image_count,
    make: row.make ?? '',
    model: row.model ?? '',
    year: row.model_year,
    mileage: row.mileage,
    location: row.location,
    body_type: row.body_type,
    fuel_type: row.fuel_type,
    transmission: row.transmission,
    listing_type: 'FixedPrice',
  }
}
