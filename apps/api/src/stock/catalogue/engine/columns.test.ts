import { expect, it } from 'vitest'
import { ColumnsBuilder, type IndexedVehicle, notKnown, vehicleAt } from './columns.ts'
import { dimensions } from '../filters/filters.ts'

const vehicle = (id: number, words: readonly number[]): IndexedVehicle => ({
  id,
  price: 100 * id,
  numbers: [id % 2 === 0 ? 2015 : notKnown, id % 2 === 0 ? notKnown : 2 ** 31 - 1, 20_000],
  codes: dimensions.map((_, index) => 65_535 - index),
  words,
  titleWords: words.length,
  facts: 2 ** 32 - 1,
  card: Uint8Array.from({ length: 70 * (id % 9) }, (_, index) => index),
})

it.each([
  ['few words', [1, 65_535]],
  ['many words', [1, 65_536, 2 ** 32 - 1]],
])('gives back what it took, of a shop of %s', (_, words) => {
  const builder = new ColumnsBuilder(3)
  const vehicles = [vehicle(1, words), vehicle(2, []), vehicle(2 ** 32 - 1, [7])]
  for (const one of vehicles) builder.push(one)
  const columns = builder.finish()
  for (const [position, one] of vehicles.entries()) {
    const { card, ...others } = vehicleAt(columns, position)
    expect({ ...others, card: Uint8Array.from(card) }).toEqual(one)
  }
})
