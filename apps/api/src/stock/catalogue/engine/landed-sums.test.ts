import { expect, it } from 'vitest'
import { dimensions, numberNames } from '../filters/filters.ts'
import { type Admission, admissions, type LandedPricer } from './landed-pricer.ts'
import { sumLanded } from './landed-sums.ts'
import { VehicleIndex } from './vehicle-index.ts'

interface Car {
  facts: number
  price: number
  year?: number
}

const { yes, no, open } = admissions

/** Twice the price; the duty of odd facts is not known. */
const pricerOf = (admission: (facts: number) => Admission): LandedPricer => ({
  judged: 100,
  margin: 0,
  admission,
  estimate: (facts, price) => (facts % 2 === 1 ? Number.NaN : 2 * price),
  exact: (facts, price) => (facts % 2 === 1 ? null : 2 * price),
})

/** The first of them are in a segment, the others came since. */
function indexOf(cars: readonly Car[], loaded: number): VehicleIndex {
  const index = new VehicleIndex()
  const vehicles = cars.map(({ facts, price, year = 0 }, id) => ({
    id: id + 1,
    price,
    facts,
    numbers: numberNames.map((name) => (name === 'year' && year > 0 ? year : -1)),
    codes: dimensions.map(() => 0),
    words: [],
    titleWords: 0,
    card: new Uint8Array(),
  }))
  for (const vehicle of vehicles.slice(0, loaded)) index.load(vehicle)
  index.endLoading()
  index.apply(vehicles.slice(loaded).map((now) => ({ id: now.id, was: null, now })))
  return index
}

const cars: Car[] = [
  { facts: 2, price: 100, year: 2015 },
  { facts: 3, price: 150, year: 2010 },
  { facts: 4, price: 200, year: 2019 },
  { facts: 6, price: 250, year: 2001 },
  { facts: 8, price: 300 },
]

it.each([
  [
    'what may enter counts, and what is not known is in no sum',
    pricerOf(() => yes),
    { entering: 5, refused: 0, open: 0, priced: 4, sum: 1700, years: { from: 2001, to: 2019 } },
    100,
  ],
  [
    'what is refused, or may be, is in neither sums nor years',
    pricerOf((facts) => (facts === 2 ? no : facts === 6 ? open : yes)),
    { entering: 3, refused: 1, open: 1, priced: 2, sum: 1000, years: { from: 2010, to: 2019 } },
    200,
  ],
  [
    'where nothing may enter there is no price, and no year',
    pricerOf(() => no),
    { entering: 0, refused: 5, open: 0, priced: 0, sum: 0, years: null },
    null,
  ],
])('%s', (_, pricer, sums, cheapest) => {
  for (const loaded of [5, 2, 0]) {
    const found = indexOf(cars, loaded).sumLanded([], pricer)
    expect(found, `${loaded} loaded`).toMatchObject(sums)
    expect(found.cheapest?.price ?? null, `${loaded} loaded`).toBe(cheapest)
  }
})

it('is nothing of nothing', () => {
  expect(
    sumLanded(
      [],
      [],
      pricerOf(() => yes),
    ),
  ).toEqual({
    entering: 0,
    refused: 0,
    open: 0,
    priced: 0,
    sum: 0,
    cheapest: null,
    years: null,
  })
})
