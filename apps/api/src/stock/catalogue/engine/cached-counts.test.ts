import { expect, it } from 'vitest'
import { mulberry } from '../../../../test/helpers/random.ts'
import { compare } from './segment.ts'
import type { IndexedVehicle } from './columns.ts'
import { VehicleIndex } from './vehicle-index.ts'
import { idClause, priceClause, valueClause } from '../search/clauses.store.ts'
import type { Range } from '../filters/filters.ts'
import { matchersOf } from '../search/find-vehicles.ts'
import { indexedVehicle, type VehicleValues } from './vehicle-row.ts'

const makes = ['1', '2', '3']

interface Asked {
  class?: string
  make?: number
  prices?: Range
}

const searches: Asked[] = [
  {},
  ...makes.map((make) => ({ make: Number(make) })),
  { class: 'commercial' },
  { prices: { from: 300, to: 700 } },
  { prices: { from: 0, to: 500 } },
  { make: 2, prices: { from: 200, to: Number.MAX_SAFE_INTEGER } },
]

function matchersFor(index: VehicleIndex, asked: Asked) {
  return matchersOf(index, [
    ...(asked.class ? [valueClause('class', [asked.class])] : []),
    ...(asked.make ? [idClause('make', asked.make)] : []),
    ...(asked.prices ? [priceClause(asked.prices)] : []),
  ])
}

function someVehicle(
  { dictionaries }: VehicleIndex,
  known: Pick<VehicleValues, 'id' | 'price' | 'values'>,
): IndexedVehicle {
  const unknown = { numbers: [], words: [], features: [], facts: null, card: null }
  return indexedVehicle({ ...unknown, ...known }, dictionaries)
}

it('pages and counts are those of the vehicles of the moment, however often a search was asked before', () => {
  const random = mulberry(3)
  const any = (below: number) => Math.floor(random() * below)
  const index = new VehicleIndex({ segment: 16, changes: 5 })
  const vehicleOf = (id: number) =>
    someVehicle(index, {
      id,
      price: 100 * any(10),
      values: [any(4) === 0 ? 'commercial' : 'cars', makes[any(3)] ?? null, null, null],
    })
  let listed = Array.from({ length: 100 }, (_, n) => vehicleOf(n + 1)).toSorted(compare)
  for (const vehicle of listed) index.load(vehicle)
  index.endLoading()
  const fits = ({ price, codes }: IndexedVehicle, { class: ofClass, make, prices }: Asked) =>
    (!prices || (price >= prices.from && price <= prices.to)) &&
    (!ofClass || codes[0] === index.dictionaries.of('class').find(ofClass)) &&
    (!make || codes[1] === index.dictionaries.of('make').find(String(make)))

  for (let turn = 0; turn < 300; turn += 1) {
    for (const search of searches) {
      const found = listed.filter((vehicle) => fits(vehicle, search))
      const descending = any(2) === 1
      const offset = any(found.length + 3)
      const ids = (descending ? found.toReversed() : found).map(({ id }) => id)
      const page = index.find(matchersFor(index, search), { descending, limit: 7, offset })
      expect(page.total).toBe(found.length)
      expect(page.vehicles.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 7))
    }
    const sold = listed[any(listed.length)]
    if (any(2) === 1) {
      const came = vehicleOf(1000 + turn)
      index.apply([{ id: came.id, was: null, now: came }])
      listed = [...listed, came].toSorted(compare)
    } else if (sold) {
      index.apply([{ id: sold.id, was: sold.price, now: null }])
      listed = listed.filter((vehicle) => vehicle !== sold)
    }
    if (any(4) === 0) while (index.compact());
  }
})

it.each([
  ['dearer than all of its segment', 500, { from: 0, to: 300 }],
  ['cheaper than all of its segment', 50, { from: 80, to: 300 }],
])('a newer vehicle that is %s is not counted between their prices', (_, price, prices) => {
  const index = new VehicleIndex({ segment: 2, changes: 5 })
  const vehicleAt = (price: number) =>
    someVehicle(index, { id: price, price, values: ['cars', null, null, null] })
  for (const price of [100, 200, 900, 1000]) index.load(vehicleAt(price))
  index.endLoading()
  index.apply([{ id: price, was: null, now: vehicleAt(price) }])
  // A page that is full already reads no segment.
  expect(index.count([])).toBe(5)
  expect(index.count(matchersFor(index, { prices }))).toBe(2)
})
