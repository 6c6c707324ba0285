import { toDecimal } from '../../core/money.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import type { FeedColumn, FeedShop, FeedVehicle } from './feed-format.ts'
import { feedText } from './feed-text.ts'

/** What both platforms ask for in one form. */

/** 17 letters and digits, without I, O and Q (ISO 3779). A Japanese chassis number is shorter and no such number. */
export function vinOf({ chassis_number: number }: Pick<FeedVehicle, 'chassis_number'>): string {
  const vin = (number ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-HJ-NPR-Z\d]{17}$/.test(vin) ? vin : ''
}

/** `13998.00 USD`: in the currency that the listing is priced in. */
export function priceOf({ price, currency }: Pick<FeedVehicle, 'price' | 'currency'>): string {
  return price > 0 ? `${toDecimal(price)} ${currency}` : ''
}

export function dayOf({ since }: Pick<FeedVehicle, 'since'>): string {
  return since.toISOString().slice(0, 10)
}

export function pageOf({ id }: Pick<FeedVehicle, 'id'>, { origin }: FeedShop): string {
  return `${origin}/details/${id}`
}

/** The widest there is. */
export function picturesOf({ pictures }: Pick<FeedVehicle, 'pictures'>, { origin }: FeedShop) {
  return pictures.map((hash) => pictureUrl(origin, hash, 1600))
}

export const text = (value: number | string | null) => (value === null ? '' : String(value))

/** What a vehicle is, which both ask for. */
export const modelColumns: readonly FeedColumn[] = [
  { name: 'make', value: ({ make }) => feedText(text(make), 100), without: 'no_model' },
  { name: 'model', value: ({ model }) => feedText(text(model), 100), without: 'no_model' },
  { name: 'year', value: ({ model_year }) => text(model_year), without: 'no_year' },
]
