import type {
  Availability,
  Price,
  ProductDetail,
  ProductDocument,
  StockRecord,
  VehicleSpecs,
} from '@bandari/sdk'
import { escapeHtml } from '../../../core/escape-html.ts'
import { toDecimal } from '../../../core/money.ts'
import { sellerBrief } from '../../../people/vendors/seller-name.ts'
import { attributesOf } from './attributes.ts'
import { choicesOf } from './choices.ts'
import type { ProductRow, StockRow } from './product.store.ts'
import { sheetUrl } from './sheet-url.ts'
import { videoView } from './video.view.ts'
import { pictureUrl, struckPrice, vehicleResult } from '../search/vehicle.view.ts'
import type { VehicleRow } from '../search/vehicle-rows.store.ts'
import { isBuyable } from './visibility.ts'

/** Facts that are not in a product's own row. */
export interface ProductPageFacts {
  origin: string
  options: ProductDetail['options']
  struck: boolean
  /** The caller is its seller or staff. */
  isOwn: boolean
}

export function productDetail(
  row: ProductRow,
  around: ProductPageFacts & { related: number[] },
): ProductDetail {
  return { ...shared(row, around), specs: `${around.origin}/api/vehicle-specs/${row.id}` }
}

export function productDocument(
  row: ProductRow,
  { related, ...beside }: ProductPageFacts & { related: VehicleRow[] },
): ProductDocument {
  const around = { ...beside, related: related.map(({ id }) => id) }
  return {
    ...shared(row, around),
    make: row.make,
    model: row.model,
    market: row.market,
    listing_type: 'FixedPrice',
    item: row.item_id,
    PriceObj: { incl_tax: toDecimal(row.price), currency: row.currency },
    struck_price: row.market === 'export' ? struckPrice(row.price, around.struck) : null,
    related: related.map((other) => vehicleResult(other, around.origin, around.struck)),
    specs: vehicleSpecs(row),
    video: row.video && videoView(row.video, around.origin),
    auction_sheet: row.sheet && {
      url: row.auction_sheet_shown ? sheetUrl(around.origin, row.sheet) : null,
    },
    sections: row.lectures,
    seller: row.seller && sellerBrief(row.seller),
  }
}

function shared(
  row: ProductRow,
  { origin, options, related, isOwn }: ProductPageFacts & { related: number[] },
) {
  const url = `${origin}/api/products/${row.id}/`
  return {
    id: row.id,
    url,
    upc: row.reference,
    title: row.title,
    subtitle_clean: row.subtitle,
    description: asHtml(row.description),
    description_clean: row.description,
    structure: 'standalone' as const,
    product_class: row.class,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
    categories: [category(row)],
    attributes: attributesOf(row),
    options,
    choices: choicesOf(row),
    children: [],
    recommended_products: related.map((id) => `${origin}/api/products/${id}/`),
    images: row.images.map(({ id, hash, position, created_at }) => ({
      id,
      original: pictureUrl(origin, hash, 1600),
      remote_image: pictureUrl(origin, hash),
      caption: '',
      display_order: position,
      // json_agg renders times with an offset; the wire has them in UTC.
      date_created: new Date(created_at).toISOString(),
    })),
    price: `${url}price/`,
    availability: `${url}availability/`,
    stockrecords: `${url}stockrecords/`,
    countries: `${origin}/api/countries/`,
    get_stock_record: { quantity: row.quantity - row.reserved },
    contact: isOwn ? row.contact : null,
    location: row.location,
    is_buyable: isBuyable(row),
  }
}

export function vehicleSpecs(row: ProductRow): VehicleSpecs {
  return {
    body_type: row.body_type,
    model_year: row.model_year,
    engine_size: row.engine_size,
    fuel_type: row.fuel_type,
    mileage: row.mileage,
    colour: row.colour,
    transmission: row.transmission,
    other:
      row.class === 'parts'
        ? JSON.stringify({ partNumber: row.part_number, condition: row.condition })
        : '',
  }
}

export function priceView({ currency, price }: StockRow): Price {
  const amount = toDecimal(price)
  return { currency, excl_tax: amount, incl_tax: amount, tax: '0.00' }
}

export function availabilityView(row: StockRow): Availability {
  const free = row.quantity - row.reserved
  const available = isBuyable(row) && free > 0
  return {
    is_available_to_buy: available,
    num_available: available ? free : 0,
    message: available ? `In stock (${free} available)` : 'Unavailable',
  }
}

export function stockRecord(row: StockRow, origin: string): StockRecord {
  return {
    id: row.id,
    url: `${origin}/api/products/${row.id}/stockrecords/`,
    product: row.id,
    partner_sku: row.reference,
    price_currency: row.currency,
    price: toDecimal(row.price),
    num_in_stock: row.quantity,
    num_allocated: row.reserved,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
  }
}

const classNames = {
  cars: 'Cars',
  commercial: 'Commercial vehicles',
  parts: 'Spares',
  other: 'Other',
}

function category(row: ProductRow): string {
  if (row.category_path) return row.category_path
  return [classNames[row.class], row.make, row.model].filter((part) => part !== null).join(' > ')
}

/** Descriptions are stored as plain text, so HTML is made here and never taken from a seller. */
function asHtml(text: string): string {
  return text
    .split(/\n+/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')
}
