import { expect, it } from 'vitest'
import { mulberry } from '../../../../bench/random.ts'
import { compare } from './segment.ts'
import type { IndexedVehicle } from './columns.ts'
import { VehicleIndex } from './vehicle-index.ts'
import type { NarrowedSearch } from '../search/vehicle-parts.ts'
import { indexedVehicle, type VehicleValues } from './vehicle-row.ts'

const makes = ['1', '2', '3']
const everything: NarrowedSearch = {
  classes: ['cars', 'commercial'],
  makeId: 0,
  modelId: 0,
  prices: { from: 0, to: Number.MAX_SAFE_INTEGER },
  filters: { values: {}, year: null, mileage: null },
  lexemes: [],
}
const searches: NarrowedSearch[] = [
  everything,
  ...makes.map((make) => ({ ...everything, makeId: Number(make) })),
  { ...everything, classes: ['commercial'] },
  { ...everything, prices: { from: 300, to: 700 } },
  { ...everything, prices: { from: 0, to: 500 } },
  { ...everything, makeId: 2, prices: { from: 200, to: Number.MAX_SAFE_INTEGER } },
]

function someVehicle(
  { dictionaries }: VehicleIndex,
  known: Pick<VehicleValues, 'id' | 'price' | 'values'>,
): IndexedVehicle {
  const unknown = { mileage: null, words: [], facts: null, card: null }
  return indexedVehicle({ ...unknown, ...known }, dictionaries)
}

it('pages and counts are those of the vehicles of the moment, however often a search was asked before', () => {
  const random = mulberry(3)
  const any = (below: number) => Math.floor(random() * below)
  const model = new VehicleIndex({ segment: 16, changes: 5 })
  const vehicleOf = (id: number) =>
    someVehicle(model, {
      id,
      price: 100 * any(10),
      values: [any(4) === 0 ? 'commercial' : 'cars', makes[any(3)] ?? null, null, null],
    })
  let listed = Array.from({ length: 100 }, (_, index) => vehicleOf(index + 1)).toSorted(compare)
  for (const vehicle of listed) model.load(vehicle)
  model.endLoading()
  const fits = ({ price, codes }: IndexedVehicle, { classes, makeId, prices }: NarrowedSearch) =>
    price >= prices.from &&
    price <= prices.to &&
    classes.some((name) => codes[0] === model.dictionaries.of('class').find(name)) &&
    (makeId === 0 || codes[1] === model.dictionaries.of('make').find(String(makeId)))

  for (let turn = 0; turn < 300; turn += 1) {
    for (const search of searches) {
      const found = listed.filter((vehicle) => fits(vehicle, search))
      const descending = any(2) === 1
      const offset = any(found.length + 3)
      const ids = (descending ? found.toReversed() : found).map(({ id }) => id)
      const page = model.find(search, { descending, limit: 7, offset })
      expect(page.total).toBe(found.length)
      expect(page.vehicles.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 7))
    }
    const tombstones = listed[any(listed.length)]
    if (any(2) === 1) {
      const came = vehicleOf(1000 + turn)
      model.apply([{ n: 1, vehicle: came }])
      listed = [...listed, came].toSorted(compare)
    } else if (tombstones) {
      model.apply([{ n: -1, vehicle: tombstones }])
      listed = listed.filter((vehicle) => vehicle !== tombstones)
    }
    if (any(4) === 0) while (model.compact());
  }
})

it.each([
  ['dearer than all of its segment', 500, { from: 0, to: 300 }],
  ['cheaper than all of its segment', 50, { from: 80, to: 300 }],
])('a newer vehicle that is %s is not counted between their prices', (_, price, prices) => {
  const model = new VehicleIndex({ segment: 2, changes: 5 })
  const vehicleAt = (price: number) =>
    someVehicle(model, { id: price, price, values: ['cars', null, null, null] })
  for (const price of [100, 200, 900, 1000]) model.load(vehicleAt(price))
  model.endLoading()
  model.apply([{ n: 1, vehicle: vehicleAt(price) }])
  // A page that is full already reads no segment.
  const position = { descending: false, limit: 0, offset: 0 }
  expect(model.find(everything, position).total).toBe(5)
  expect(model.find({ ...everything, prices }, position).total).toBe(2)
})
