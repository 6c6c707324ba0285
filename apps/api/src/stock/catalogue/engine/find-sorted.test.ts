import { expect, it } from 'vitest'
import { mulberry } from '../../../../test/helpers/random.ts'
import { idClause } from '../search/clauses.store.ts'
import { matchersOf } from '../search/find-vehicles.ts'
import { type IndexedVehicle, notKnown } from './columns.ts'
import { landedKey } from './landed-costs.ts'
import { admissions, type LandedPricer } from './landed-pricer.ts'
import { compare } from './segment.ts'
import { idKey, matchKey, numberKey, recommendedKey, type SortKey } from './sort-keys.ts'
import { dimensions } from '../filters/filters.ts'
import { VehicleIndex } from './vehicle-index.ts'
import { indexedVehicle } from './vehicle-row.ts'

const random = mulberry(35)
const any = (below: number) => Math.floor(random() * below)

/** Many cost the same by an estimate that is wrong by up to its margin; of every fifth the duty is not known. */
const pricer: LandedPricer = {
  judged: Number.POSITIVE_INFINITY,
  margin: 3,
  admission: () => admissions.yes,
  estimate: (facts, price) => exactOf(facts, price) + (facts % 7) - 3,
  exact: (facts, price) => exactOf(facts, price),
}

function exactOf(facts: number, price: number): number {
  return facts % 5 === 0 ? Number.NaN : price + 2 * facts
}

/** As the rule says it in words: pictures, main facts, newest. */
function lackOf({ codes, numbers }: IndexedVehicle): number {
  const isTold = (name: (typeof dimensions)[number]) => codes[dimensions.indexOf(name)] !== 0
  const hasFacts =
    numbers.slice(0, 2).every((number) => number >= 0) &&
    (['fuel', 'transmission', 'body', 'steering', 'colour'] as const).every(isTold)
  return (isTold('pictures') ? 0 : 2) + (hasFacts ? 0 : 1)
}

type NumberOf = (vehicle: IndexedVehicle) => number | null

const orders: [string, SortKey, NumberOf][] = [
  ['date', idKey, ({ id }) => id],
  ['year', numberKey('year'), ({ numbers: [year = notKnown] }) => (year < 0 ? null : year)],
  ['mileage', numberKey('mileage'), ({ numbers: [, km = notKnown] }) => (km < 0 ? null : km)],
  ['recommendation', recommendedKey, (vehicle) => 1e9 * lackOf(vehicle) - vehicle.id],
  [
    'best match',
    matchKey,
    // Sixteen neighbours are one.
    (vehicle) =>
      1e11 * vehicle.titleWords +
      Math.floor((2 ** 30 * (lackOf(vehicle) + 1) - 1 - vehicle.id) / 16),
  ],
  [
    'landed price',
    landedKey(pricer),
    ({ facts, price }) => (facts % 5 === 0 ? null : exactOf(facts, price)),
  ],
]

/** Lowest or highest first, then by price and id; what is not known last. */
function inOrder(vehicles: IndexedVehicle[], numberOf: NumberOf, descending: boolean) {
  const rank = (vehicle: IndexedVehicle) => {
    const number = numberOf(vehicle)
    return number === null ? Number.MAX_VALUE : descending ? -number : number
  }
  return vehicles.toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
}

it.each(orders)('finds any page in the order of the %s while stock changes', (_, key, numberOf) => {
  const index = new VehicleIndex({ segment: 16, changes: 9 })
  const vehicleOf = (id: number) =>
    indexedVehicle(
      {
        id,
        price: 100 * any(10),
        numbers: [any(6) === 0 ? null : 2000 + any(4), any(6) === 0 ? null : any(300_000)],
        values: [
          'cars',
          String(any(3)),
          ...dimensions.slice(2).map(() => (any(9) === 0 ? null : 'told')),
        ],
        words: ['one', 'two', 'three'].slice(any(3)),
        features: [],
        facts: `facts ${any(30)}`,
        card: null,
      },
      index.dictionaries,
    )
  let listed = Array.from({ length: 100 }, (_, n) => vehicleOf(1000 - n)).toSorted(compare)
  for (const vehicle of listed) index.load(vehicle)
  index.endLoading()
  const ofMake = (make: number) => (vehicle: IndexedVehicle) =>
    vehicle.codes[1] === index.dictionaries.of('make').find(String(make))

  for (let turn = 0; turn < 200; turn += 1) {
    for (const make of [null, 0, 1, 7]) {
      const clauses = make === null ? [] : [idClause('make', make)]
      const matching = make === null ? listed : listed.filter(ofMake(make))
      const descending = any(2) === 1
      const offset = any(matching.length + 3)
      const page = index.find(matchersOf(index, clauses), { descending, limit: 7, offset }, key)
      expect(page.total).toBe(matching.length)
      const expected = inOrder(matching, numberOf, descending).slice(offset, offset + 7)
      expect(page.vehicles.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
    const sold = listed[any(listed.length)]
    if (any(2) === 1) {
      const came = vehicleOf(2000 + turn)
      index.apply([{ id: came.id, was: null, now: came }])
      listed = [...listed, came].toSorted(compare)
    } else if (sold) {
      index.apply([{ id: sold.id, was: sold.price, now: null }])
      listed = listed.filter((vehicle) => vehicle !== sold)
    }
    if (any(4) === 0) while (index.compact());
  }
})
