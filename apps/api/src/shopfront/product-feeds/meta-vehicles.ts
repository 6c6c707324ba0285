import type { FeedFormat } from './feed-format.ts'
import { feedText } from './feed-text.ts'
import { dayOf, modelColumns, pageOf, picturesOf, priceOf, text, vinOf } from './feed-values.ts'
import { bodies, drives, fuels, transmissions, types } from './meta-values.data.ts'

/** Meta takes twenty. */
const pictures = Array.from({ length: 10 }, (_, at) => at)

const lookUp = (table: Readonly<Record<string, string>>, word: string | null) =>
  (Object.hasOwn(table, word ?? '') && table[word ?? '']) || ''

/**
 * Meta's catalogue of vehicles: developers.facebook.com/docs/marketing-api/auto-ads/reference, a CSV file whose nested fields are
 * columns of their paths (`image[0].url`). The address is the shop's, from which buyers order. A number of another length than
 * a VIN's is not told: Meta takes exactly 17 characters.
 */
export const metaVehicles: FeedFormat = {
  columns: [
    { name: 'vehicle_id', value: ({ id }) => String(id) },
    { name: 'title', value: ({ title }) => feedText(title, 500), without: 'no_title' },
    {
      name: 'description',
      value: ({ title, subtitle, description }) =>
        feedText(description, 5000) || feedText(subtitle, 5000) || feedText(title, 5000),
    },
    { name: 'url', value: pageOf },
    ...modelColumns,
    { name: 'mileage.value', value: ({ mileage }) => text(mileage), without: 'no_mileage' },
    { name: 'mileage.unit', value: () => 'KM' },
    ...pictures.map((at) => ({
      name: `image[${at}].url`,
      value: (...[vehicle, shop]: Parameters<typeof picturesOf>) =>
        picturesOf(vehicle, shop)[at] ?? '',
      ...(at === 0 && { without: 'no_picture' as const }),
    })),
    {
      name: 'body_style',
      value: ({ body_type }) => (body_type === null ? '' : lookUp(bodies, body_type) || 'OTHER'),
      without: 'no_body',
    },
    { name: 'fuel_type', value: ({ fuel_type }) => lookUp(fuels, fuel_type) },
    { name: 'transmission', value: ({ transmission }) => lookUp(transmissions, transmission) },
    { name: 'drivetrain', value: ({ drive }) => lookUp(drives, drive) },
    {
      name: 'exterior_color',
      value: ({ colour }) => feedText(text(colour), 100),
      without: 'no_colour',
    },
    { name: 'vin', value: vinOf },
    { name: 'price', value: priceOf, without: 'no_price' },
    { name: 'state_of_vehicle', value: () => 'USED' },
    { name: 'availability', value: () => 'AVAILABLE' },
    {
      name: 'vehicle_type',
      value: ({ body_type, class: kind }) =>
        lookUp(types, body_type) || (kind === 'cars' ? 'CAR_TRUCK' : 'COMMERCIAL'),
    },
    { name: 'date_first_on_lot', value: dayOf },
    {
      name: 'address',
      value: (_, { office: { address, city, country, countryCode } }) =>
        JSON.stringify({ addr1: address, city, country: countryCode ?? country }),
    },
    { name: 'latitude', value: (_, { office }) => String(office.latitude) },
    { name: 'longitude', value: (_, { office }) => String(office.longitude) },
    { name: 'dealer_id', value: () => 'shop' },
    { name: 'dealer_name', value: (_, { brandName }) => feedText(brandName, 200) },
  ],
  refuses: () => null,
}
