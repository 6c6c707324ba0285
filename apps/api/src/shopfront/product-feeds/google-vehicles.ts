import type { FeedFormat } from './feed-format.ts'
import { feedText } from './feed-text.ts'
import { dayOf, modelColumns, pageOf, picturesOf, priceOf, text, vinOf } from './feed-values.ts'

const mostPictures = 10

/**
 * Google's vehicle listings: developers.google.com/vehicle-listings/reference/feed-specification, a CSV file
 * (…/integration-process/feed-setup). Buyers order from the shop and pay it, so that the shop is the dealership of all vehicles.
 * What a vehicle does not tell is left empty; what the specification asks of each keeps it out.
 */
export const googleVehicles: FeedFormat = {
  columns: [
    { name: 'store_code', value: () => 'shop' },
    { name: 'id', value: ({ id }) => String(id) },
    { name: 'vin', value: vinOf, without: 'no_vin' },
    ...modelColumns,
    {
      name: 'mileage',
      value: ({ mileage }) => (mileage === null ? '' : `${mileage} km`),
      without: 'no_mileage',
    },
    // A marketplace of used vehicles: none of them is new.
    { name: 'condition', value: () => 'Used' },
    { name: 'price', value: priceOf, without: 'no_price' },
    { name: 'dealership_name', value: (_, { brandName }) => feedText(brandName, 200) },
    {
      name: 'dealership_address',
      value: (_, { office }) =>
        feedText(`${office.address}, ${office.city}, ${office.country}`, 500),
    },
    { name: 'link', value: pageOf },
    { name: 'image_link', value: (vehicle, shop) => text(picturesOf(vehicle, shop)[0] ?? null) },
    {
      name: 'additional_image_link',
      value: (vehicle, shop) =>
        picturesOf(vehicle, shop)
          .slice(1, 1 + mostPictures)
          .join(','),
    },
    { name: 'exterior_color', value: ({ colour }) => feedText(text(colour), 100) },
    {
      name: 'vehicle_option',
      value: ({ features }) => features.map((name) => feedText(name, 100)).join(','),
    },
    { name: 'date_in_stock', value: dayOf },
  ],
  // Passenger vehicles only (support.google.com/merchants/answer/11192663, “Supported vehicle types”).
  refuses: ({ class: kind, body_type: body }) =>
    kind === 'commercial' || isNoCar.has(body ?? '') ? 'not_a_car' : null,
}

const isNoCar: ReadonlySet<string> = new Set([
  'minibus',
  'bus',
  'truck',
  'tractor-unit',
  'excavator',
  'motorcycle',
])
