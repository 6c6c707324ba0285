import { describe, expect, it } from 'vitest'
import { feedFaults, feedRows } from '../../../test/helpers/feed-rules.ts'
import { googleAttributes, metaAttributes } from '../../../test/helpers/feed-tables.data.ts'
import { naughtyStrings, unlessMissing } from '../../../test/helpers/naughty-strings.ts'
import { bodyTypes, drives, fuels, transmissions } from '../../stock/listings/options.data.ts'
import { feedEntry, type FeedFormat, type FeedShop, type FeedVehicle } from './feed-format.ts'
import { csvRows, feedText } from './feed-text.ts'
import { vinOf } from './feed-values.ts'
import { googleVehicles } from './google-vehicles.ts'
import { metaVehicles } from './meta-vehicles.ts'
import { feedShop } from './run-product-feeds.ts'

const office = {
  city: 'Nairobi',
  country: 'Kenya',
  countryCode: 'KE',
  address: 'Bandari House, Mombasa Road',
  phones: ['+254 20 555 0100'],
  latitude: -1.32,
  longitude: 36.84,
}

const shop: FeedShop = { origin: 'https://bandari.co.ke', brandName: 'Bandari', office }

const vehicle: FeedVehicle = {
  id: 7,
  class: 'cars',
  title: 'Toyota Vitz 2014',
  subtitle: '',
  description: 'One owner.',
  make: 'Toyota',
  model: 'Vitz',
  model_year: 2014,
  mileage: 45_000,
  fuel_type: 'Petrol',
  transmission: 'CVT',
  body_type: 'hatchback',
  drive: '2WD',
  colour: 'white',
  features: ['Air conditioning', 'Rear camera'],
  chassis_number: 'JA4AR3AW8GZ057772',
  price: 1_399_850,
  currency: 'USD',
  since: new Date('2026-11-20T08:00:00Z'),
  pictures: ['a1', 'b2'],
}

function rowOf(format: FeedFormat, wish: Partial<FeedVehicle> = {}) {
  const entry = feedEntry(format, { ...vehicle, ...wish }, shop)
  return 'cells' in entry
    ? Object.fromEntries(format.columns.map(({ name }, at) => [name, entry.cells[at]]))
    : entry.reasons
}

function fileOf(format: FeedFormat, vehicles: readonly FeedVehicle[]) {
  const rows = vehicles.flatMap((one) => {
    const entry = feedEntry(format, one, shop)
    return 'cells' in entry ? [entry.cells] : []
  })
  return csvRows([format.columns.map(({ name }) => name), ...rows])
}

it('a vehicle for Google', () => {
  expect(rowOf(googleVehicles)).toEqual({
    store_code: 'shop',
    id: '7',
    vin: 'JA4AR3AW8GZ057772',
    make: 'Toyota',
    model: 'Vitz',
    year: '2014',
    mileage: '45000 km',
    condition: 'Used',
    price: '13998.50 USD',
    dealership_name: 'Bandari',
    dealership_address: 'Bandari House, Mombasa Road, Nairobi, Kenya',
    link: 'https://bandari.co.ke/details/7',
    image_link: 'https://bandari.co.ke/media/a1-1600.jpg',
    additional_image_link: 'https://bandari.co.ke/media/b2-1600.jpg',
    exterior_color: 'white',
    vehicle_option: 'Air conditioning,Rear camera',
    date_in_stock: '2026-11-20',
  })
})

it('a vehicle for Meta', () => {
  expect(rowOf(metaVehicles)).toMatchObject({
    vehicle_id: '7',
    title: 'Toyota Vitz 2014',
    description: 'One owner.',
    url: 'https://bandari.co.ke/details/7',
    'mileage.value': '45000',
    'mileage.unit': 'KM',
    'image[1].url': 'https://bandari.co.ke/media/b2-1600.jpg',
    'image[2].url': '',
    body_style: 'HATCHBACK',
    fuel_type: 'PETROL',
    transmission: 'AUTOMATIC',
    drivetrain: 'TWO_WD',
    vehicle_type: 'CAR_TRUCK',
    price: '13998.50 USD',
    address: '{"addr1":"Bandari House, Mombasa Road","city":"Nairobi","country":"KE"}',
  })
})

describe('what is left out, and why', () => {
  it.each<[string, Partial<FeedVehicle>, unknown, unknown]>([
    ['a Japanese chassis number', { chassis_number: 'NCP131-2012345' }, ['no_vin'], { vin: '' }],
    ['no chassis number', { chassis_number: null }, ['no_vin'], { vin: '' }],
    ['no mileage', { mileage: null }, ['no_mileage'], ['no_mileage']],
    ['a new one’s mileage', { mileage: 0 }, { mileage: '0 km' }, { 'mileage.value': '0' }],
    [
      'neither make nor year',
      { make: null, model: null, model_year: null },
      ['no_model', 'no_year'],
      ['no_model', 'no_year'],
    ],
    ['no price', { price: 0 }, ['no_price'], ['no_price']],
    ['no picture', { pictures: [] }, { image_link: '' }, ['no_picture']],
    ['no colour', { colour: null }, { exterior_color: '' }, ['no_colour']],
    ['no body', { body_type: null }, { id: '7' }, ['no_body']],
    ['a body of a seller’s own', { body_type: 'roadster' }, { id: '7' }, { body_style: 'OTHER' }],
    ['a fuel of a seller’s own', { fuel_type: 'Hydrogen' }, { id: '7' }, { fuel_type: '' }],
    [
      'a name of every object',
      { fuel_type: 'constructor', drive: '__proto__' },
      { id: '7' },
      { fuel_type: '', drivetrain: '' },
    ],
    [
      'a truck',
      { class: 'commercial', body_type: 'truck' },
      ['not_a_car'],
      { body_style: 'TRUCK', vehicle_type: 'COMMERCIAL' },
    ],
    [
      'a motorcycle',
      { body_type: 'motorcycle' },
      ['not_a_car'],
      { body_style: 'OTHER', vehicle_type: 'MOTORCYCLE' },
    ],
    ['no words', { title: '\u200B', description: '' }, { id: '7' }, ['no_title']],
    [
      'no description',
      { description: ' ', subtitle: '' },
      { id: '7' },
      { description: 'Toyota Vitz 2014' },
    ],
  ])('%s', (_, wish, google, meta) => {
    for (const [format, expected] of [
      [googleVehicles, google],
      [metaVehicles, meta],
    ] as const) {
      const row = rowOf(format, wish)
      if (Array.isArray(expected)) expect(row).toEqual(expected)
      else expect(row).toMatchObject(expected as object)
    }
  })
})

it.each([
  ['JA4AR3AW8GZ057772', 'JA4AR3AW8GZ057772'],
  [' ja4ar3-aw8gz 057772', 'JA4AR3AW8GZ057772'],
  // I, O and Q are no letters of a VIN.
  ['JA4AR3AW8GZ05777O', ''],
  ['ZZT240-0012345', ''],
  [null, ''],
])('the VIN of %j is %j', (chassis_number, vin) => {
  expect(vinOf({ chassis_number })).toBe(vin)
})

it.each([
  ['=HYPERLINK("x")', 'HYPERLINK("x")'],
  ['+1 \r\n\t @SUM(A1)', '1 @SUM(A1)'],
  ['- clean -', 'clean -'],
  ['\u202Eztiv\u0000', 'ztiv'],
  ['x'.repeat(30), 'x'.repeat(20)],
  ['🚗'.repeat(30), '🚗'.repeat(20)],
])('the text %j is told as %j', (text, told) => {
  expect(feedText(text, 20)).toBe(told)
})

describe('files are as the platforms publish them', () => {
  const choices = bodyTypes.flatMap((body_type) =>
    [...drives, null].map((drive) => ({ body_type, drive })),
  )
  const words = [...fuels, 'Hydrogen', null].flatMap((fuel_type) =>
    [...transmissions, null].map((transmission) => ({ fuel_type, transmission })),
  )
  const hostile = naughtyStrings.map((text) => ({
    title: text,
    subtitle: text,
    description: text,
    make: text || null,
    model: text || null,
    colour: text || null,
    drive: text,
    body_type: text,
    fuel_type: text,
    transmission: text,
    chassis_number: text,
    features: [text],
  }))

  it.each([
    ['every choice', choices],
    ['every word of an engine', words],
    [`every naughty string${unlessMissing}`, hostile],
    ['many pictures', [{ pictures: Array.from({ length: 30 }, (_, at) => `p${at}`) }]],
    ['no vehicle', []],
  ])('%s', (_, wishes) => {
    const vehicles = wishes.map((wish, at) => ({ ...vehicle, ...wish, id: at + 1 }))
    expect(feedFaults(fileOf(googleVehicles, vehicles), googleAttributes, 'id')).toEqual([])
    expect(feedFaults(fileOf(metaVehicles, vehicles), metaAttributes, 'vehicle_id')).toEqual([])
  })

  it('which is seen where they are not', () => {
    const file = fileOf(metaVehicles, [vehicle])
    expect(feedRows(file)).toHaveLength(1)
    for (const [text, other] of [
      ['HATCHBACK', 'hatch'],
      ['13998.50 USD', '13998.50'],
      ['https://bandari.co.ke/details/7', '/details/7'],
      ['mileage.unit', 'unit'],
    ] as const)
      expect(
        feedFaults(file.replace(text, other), metaAttributes, 'vehicle_id').length,
        text,
      ).toBeGreaterThan(0)
    const twice = fileOf(metaVehicles, [vehicle, vehicle])
    expect(feedFaults(twice, metaAttributes, 'vehicle_id')).toEqual(['twice: 7'])
  })
})

it('the office is that of the head office', () => {
  const offices = [{ ...office, city: 'Harare' }, office]
  const settings = { storefrontOrigin: shop.origin, brandName: 'Bandari', offices }
  const at = (contactAddress: string[]) => feedShop({ ...settings, contactAddress }).office.city
  expect(at(['Mombasa Road', 'Nairobi, Kenya'])).toBe('Nairobi')
  expect(at(['Elsewhere'])).toBe('Harare')
})
