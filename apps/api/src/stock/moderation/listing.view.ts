import type { SupportListing } from '@bandari/sdk'
import { canSee } from '../catalogue/product/visibility.ts'
import { pictureUrl } from '../catalogue/search/vehicle.view.ts'
import { toDecimal } from '../../core/money.ts'
import { decisionsView } from '../../people/decisions/decisions.view.ts'
import type { ListingRow } from './listings.store.ts'

interface Origins {
  /** The caller's origin, for pictures. */
  origin: string
  storefrontOrigin: string
}

export function listingView(
  row: ListingRow,
  { origin, storefrontOrigin }: Origins,
): SupportListing {
  return {
    id: row.id,
    version: row.version,
    prod_class: row.class,
    market: row.market,
    title: row.title,
    subtitle: row.subtitle,
    reference: row.reference,
    vendor_reference: row.vendor_reference,
    part_number: row.part_number,
    chassis_number: row.chassis_number,
    same_chassis: row.same_chassis,
    seller_id: row.vendor_id,
    seller_email: row.seller_email,
    seller_name: row.seller_name,
    seller_status: row.seller_status,
    prod_live: row.status,
    taken_down: row.taken_down,
    is_visible: canSee(row, null),
    price: toDecimal(row.price),
    currency: row.currency,
    num_in_stock: row.quantity,
    num_available: row.quantity - row.reserved,
    location: row.location,
    contact: row.contact,
    phone_reveals: row.phone_reveals,
    cover_image: pictureUrl(origin, row.cover, 320),
    photos: row.photos.map((hash) => pictureUrl(origin, hash)),
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
    public_url: `${storefrontOrigin}/details/${row.id}`,
    state: row.state,
    state_since: row.state_since?.toISOString() ?? null,
    order_count: row.order_count,
    history: decisionsView(row.history),
  }
}
