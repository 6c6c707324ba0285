/**
 * What the platforms publish of their files of vehicles, row by row, for tests to hold a file against. Neither has a schema that a
 * machine reads; each entry says where it comes from. What could not be looked up is not here.
 */

export interface Attribute {
  isRequired?: boolean
  form?: RegExp
  values?: readonly string[]
  longest?: number
}

export type AttributeTable = Readonly<Record<string, Attribute>>

const address = /^https:\/\/[^\s"<>]+$/
const price = /^\d+\.\d{2} [A-Z]{3}$/
const day = /^\d{4}-\d{2}-\d{2}$/
const year = /^(19|20)\d{2}$/

/**
 * developers.google.com/vehicle-listings/reference/feed-specification: what is required, prices after ISO 4217, dates after ISO 8601;
 * the names also of its example (…/integration-process/feed-setup), which writes `Used` and `13998 USD`. A mileage names its unit as
 * support.google.com/merchants/answer/14156166 has it.
 */
export const googleAttributes: AttributeTable = {
  vin: { isRequired: true, form: /^[A-HJ-NPR-Z\d]{17}$/ },
  id: {},
  store_code: { isRequired: true },
  place_id: {},
  maps_url: { form: address },
  dealership_name: { isRequired: true },
  dealership_address: { isRequired: true },
  tracking_phone_number: {},
  image_link: { form: address },
  additional_image_link: { form: /^https:\/\/[^\s"<>]+(,\s?https:\/\/[^\s"<>,]+)*$/ },
  link: { form: address },
  date_in_stock: { form: day },
  price: { isRequired: true, form: price },
  vehicle_msrp: { form: price },
  condition: { isRequired: true, values: ['New', 'Used'] },
  make: { isRequired: true },
  model: { isRequired: true },
  trim: {},
  year: { isRequired: true, form: year },
  mileage: { isRequired: true, form: /^\d+ (km|miles)$/ },
  exterior_color: {},
  interior_color: {},
  vehicle_option: {},
  vehicle_fulfillment: {},
  legal_disclaimer: {},
}

/**
 * developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog: what is required, and lengths. The values of a choice are
 * those of `Vehicle` in Meta's own SDK (facebook-nodejs-business-sdk 24.0.1), of which some are newer than that page. The page asks
 * for a VIN of exactly 17 characters; of a vehicle that has none, the file leaves it empty.
 */
export const metaAttributes: AttributeTable = {
  vehicle_id: { isRequired: true, longest: 100 },
  title: { isRequired: true, longest: 500 },
  description: { isRequired: true, longest: 5000 },
  url: { isRequired: true, form: address },
  make: { isRequired: true },
  model: { isRequired: true },
  year: { isRequired: true, form: year },
  'mileage.value': { isRequired: true, form: /^\d+$/ },
  'mileage.unit': { isRequired: true, values: ['KM', 'MI'] },
  'image[0].url': { isRequired: true, form: address },
  ...Object.fromEntries(
    Array.from({ length: 19 }, (_, at) => [`image[${at + 1}].url`, { form: address }]),
  ),
  body_style: {
    isRequired: true,
    values: `CONVERTIBLE COUPE CROSSOVER ESTATE GRANDTOURER HATCHBACK MINIBUS MINIVAN MPV NONE OTHER PICKUP ROADSTER SALOON
      SEDAN SMALL_CAR SPORTSCAR SUPERCAR SUPERMINI SUV TRUCK VAN WAGON`.split(/\s+/),
  },
  fuel_type: {
    values: 'DIESEL ELECTRIC FLEX GASOLINE HYBRID NONE OTHER PETROL PLUGIN_HYBRID'.split(' '),
  },
  transmission: { values: ['AUTOMATIC', 'MANUAL', 'NONE', 'OTHER'] },
  drivetrain: { values: 'AWD FOUR_WD FWD NONE OTHER RWD TWO_WD'.split(' ') },
  exterior_color: { isRequired: true },
  vin: { form: /^[A-HJ-NPR-Z\d]{17}$/ },
  price: { isRequired: true, form: price },
  state_of_vehicle: { isRequired: true, values: ['CPO', 'NEW', 'USED'] },
  availability: { values: ['AVAILABLE', 'NOT_AVAILABLE', 'PENDING', 'UNKNOWN'] },
  vehicle_type: {
    values: 'BOAT CAR_TRUCK COMMERCIAL MOTORCYCLE OTHER POWERSPORT RV_CAMPER TRAILER'.split(' '),
  },
  date_first_on_lot: { form: day },
  address: {
    isRequired: true,
    form: /^\{"addr1":".+","city":".+","country":"[A-Z]{2}"\}$/,
  },
  latitude: { form: /^-?\d{1,2}(\.\d+)?$/ },
  longitude: { form: /^-?\d{1,3}(\.\d+)?$/ },
  dealer_id: {},
  dealer_name: {},
}
