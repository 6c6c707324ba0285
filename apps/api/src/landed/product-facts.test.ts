import { expect, test } from 'vitest'
import { factsOf, type ListedCar, listedModel } from './product-facts.ts'

const car: ListedCar = {
  market: 'export',
  status: 'live',
  vendor_id: null,
  vendor_approved: true,
  taken_down: false,
  class: 'cars',
  make: 'Toyota',
  model: 'Corolla Fielder',
  body_type: 'Wagon',
  fuel_type: 'Petrol',
  steering: 'Right',
  engine_size: '1,496 cc',
  seats: 5,
  manufactured: null,
  first_registered: '2020-03',
  auction_grade: '4.5',
  chassis_number: 'NKE165-7123456',
  price: 520_000,
  currency: 'USD',
  origin: 'JP',
}

test('a listing tells its facts in the words of the rules', () => {
  expect(factsOf(car)).toEqual({
    class: 'passenger',
    body: 'wagon',
    fuel: 'petrol',
    steering: 'right',
    engine_cc: 1496,
    seats: 5,
    first_registered: '2020-03',
    auction_grade: 4.5,
    origin: 'JP',
    importer: 'private',
  })
  expect(listedModel(car)).toEqual({
    make: 'Toyota',
    model: 'Corolla Fielder',
    modelCode: 'NKE165',
    engineCc: 1496,
    fuel: 'petrol',
  })
})

test.each([
  ['990 cc', 990],
  ['1496cc', 1496],
  ['12,882 cc', 12_882],
  ['1 496 cc', 1496],
  ['40 kWh', undefined],
  ['1.5 L', undefined],
  ['cc', undefined],
  ['', undefined],
  [null, undefined],
])('an engine of %s', (engine_size, cc) => {
  expect(factsOf({ ...car, engine_size }).engine_cc).toBe(cc)
})

test.each([
  [{ body_type: 'Double Cab' }, 'goods', 'pickup_double'],
  [{ body_type: 'Minibus', class: 'commercial' }, 'bus', 'bus'],
  [{ body_type: 'Tractor unit', class: 'commercial' }, 'tractor_unit', undefined],
  [{ body_type: 'pickup' }, 'goods', undefined],
  [{ body_type: 'Van' }, undefined, undefined],
  [{ body_type: null, class: 'parts' }, 'part', undefined],
] as const)('a vehicle of %j', (change, kind, body) => {
  expect(factsOf({ ...car, ...change }).class).toBe(kind)
  expect(factsOf({ ...car, ...change }).body).toBe(body)
})

test.each(['WAUZZZ4M8JD012345', 'on request', '', null])(
  'no model code in %s',
  (chassis_number) => {
    expect(listedModel({ ...car, chassis_number }).modelCode).toBeNull()
  },
)
