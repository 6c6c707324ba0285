import type { ItemDetail, ItemSearchPage, ItemSearchResult } from '@bandari/sdk'
import { choicesOf } from '../catalogue/product/choices.ts'
import { noImage, pictureUrl, struckPrice } from '../catalogue/search/vehicle.view.ts'
import { itemUrl } from './item-link.ts'
import {
  type ItemCard,
  type ItemPage,
  type ItemPicture,
  type PartnerItem,
  specNames,
} from './partner-source.ts'

export function itemPage(
  { total, items }: ItemPage,
  { page, perPage, ...shown }: { page: number; perPage: number } & Shown,
): ItemSearchPage {
  return {
    results: items.map((item) => itemResult(item, shown)),
    count: total,
    metadata: {
      pageNumber: page,
      totalEntries: total,
      entriesPerPage: perPage,
      totalPages: Math.ceil(total / perPage),
    },
  }
}

interface Shown {
  origin: string
  /** Whether prices "before" are shown. */
  struck: boolean
}

function itemResult(item: ItemCard, { origin, struck }: Shown): ItemSearchResult {
  const { id, title, price, currency, picture, transmission, fuelType } = item
  return {
    id,
    title,
    price: price / 100,
    struck_price: struckPrice(price, struck),
    currency,
    remote_image: addressOf(picture, origin),
    transmission,
    fuel_type: fuelType,
    listing_type: listingType(item),
  }
}

export function addressOf(picture: ItemPicture | null, origin: string): string {
  if (picture === null) return noImage
  return 'hash' in picture ? pictureUrl(origin, picture.hash) : picture.address
}

function listingType({ isAuction }: ItemCard) {
  return isAuction ? 'Auction' : 'FixedPrice'
}

interface Dependencies extends Shown {
  related: ItemCard[]
  /** Pieces reserved by our orders, which the partner does not know of. */
  reserved: number
}

export function itemDetail(item: PartnerItem, around: Dependencies): ItemDetail {
  const { origin, related, reserved } = around
  const specs = Object.fromEntries(specNames.map((name) => [name, item.specs[name] ?? null]))
  return {
    id: item.id,
    url: itemUrl(item.id, origin),
    title: item.title,
    price: item.price / 100,
    currency: item.currency,
    images: item.pictures.map((picture) => addressOf(picture, origin)),
    description_clean: item.description,
    // Every name of `specNames` is there now.
    specs: { ...(specs as Omit<ItemDetail['specs'], 'other'>), other: item.facts },
    listing_type: listingType(item),
    product_class: item.class,
    quantity: Math.max(0, item.quantity - reserved),
    condition: item.condition,
    choices: choicesOf(item),
    ends_at: item.endsAt?.toISOString() ?? null,
    related: related.map((other) => itemResult(other, around)),
  }
}
