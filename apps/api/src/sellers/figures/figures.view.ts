import type { FigureRow, SimilarPrices } from '@bandari/sdk'
import { toDecimal } from '@bandari/sdk/money'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import { prodClassOf } from '../../stock/listings/listing.view.ts'
import type { FigureRowFacts } from './figure-table.store.ts'
import { viewNames } from './period.ts'
import type { SimilarFacts } from './similar.store.ts'
import { percentAbove, type SimilarRange } from './similar.ts'

const dayLong = 24 * 3600_000

interface Seen {
  origin: string
  now: Date
  /** Null while nobody has counted views. */
  countedSince: string | null
  /** The last day of the figures. */
  to: string
}

export function figureRow(row: FigureRowFacts, { origin, now, countedSince, to }: Seen): FigureRow {
  const { id, title, status, vendor_reference: reference, live_since: since } = row
  const isCounted = countedSince !== null && countedSince <= to
  const views = Object.fromEntries(viewNames.map((name) => [name, isCounted ? row[name] : null]))
  return {
    listing: id,
    title,
    prod_class: prodClassOf(row),
    prod_live: status,
    image: pictureUrl(origin, row.media_hash),
    reference,
    days_on_sale: since && Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayLong)),
    ...(views as Pick<FigureRow, (typeof viewNames)[number]>),
    favourites: row.favourites,
    questions: row.questions,
    offers: row.offers,
    orders: row.orders,
  }
}

export function similarPrices(
  facts: SimilarFacts,
  listing: { price: number; currency: string },
  { fromYear, toYear, mileage }: SimilarRange,
): SimilarPrices {
  return {
    count: facts.count,
    currency: listing.currency,
    lowest: toDecimal(facts.lowest),
    median: toDecimal(facts.median),
    highest: toDecimal(facts.highest),
    percent: percentAbove(listing.price, facts.median),
    from_year: fromYear,
    to_year: toYear,
    from_mileage: mileage?.from ?? null,
    to_mileage: mileage?.to ?? null,
  }
}
