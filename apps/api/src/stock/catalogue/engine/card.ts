import type { NamesById } from '../names/names.store.ts'
import { type Dimension, dimensions, type NumberFilter, numberNames } from '../filters/filters.ts'
import type { VehicleRow } from '../search/vehicle-rows.store.ts'
import { notKnown, type ShownVehicle } from './columns.ts'
import type { Dictionaries } from './dictionaries.ts'
import { none } from './dictionary.ts'

const positions = Object.fromEntries(
  dimensions.map((dimension, position) => [dimension, position]),
) as Readonly<Record<Dimension, number>>

/** What a vehicle's card shows; null where the name of its make or model is not among the names. */
export function cardOf(
  { id, price, numbers, codes, card }: ShownVehicle,
  dictionaries: Dictionaries,
  names: NamesById,
): VehicleRow | null {
  const value = (dimension: Dimension) => {
    const position = positions[dimension]
    const code = codes[position] ?? none
    return code === none ? null : (dictionaries.values[position]?.valueOf(code) ?? null)
  }
  const name = (dimension: 'make' | 'model', known: ReadonlyMap<number, string>) => {
    const id = value(dimension)
    return id === null ? null : known.get(Number(id))
  }
  const make = name('make', names.makes)
  const model = name('model', names.models)
  if (make === undefined || model === undefined) return null
  const number = (name: NumberFilter) => {
    const known = numbers[numberNames.indexOf(name)] ?? notKnown
    return known === notKnown ? null : known
  }
  const { currency, pictures, hash, place, title } = dictionaries.cards.unpack(card)
  return {
    id,
    title,
    price,
    currency,
    make,
    model,
    model_year: number('year'),
    mileage: number('mileage'),
    // A place that is too long for a dimension stands in the card.
    location: place === '' ? value('location') : place,
    body_type: value('body'),
    fuel_type: value('fuel'),
    transmission: value('transmission'),
    image_count: pictures,
    media_hash: hash === '' ? null : hash,
  }
}
