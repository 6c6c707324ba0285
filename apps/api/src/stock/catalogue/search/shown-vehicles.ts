import type { Database } from '../../../platform/db/database.ts'
import { primaryBehind } from '../../../platform/db/replicas/primary-behind.ts'
import { listNamesById, type NamesById } from '../names/names.store.ts'
import { type IndexedVehicle, noMileage } from '../read-model/columns.ts'
import { type Dimension, dimensions, none } from '../read-model/dictionary.ts'
import type { FoundVehicle } from '../read-model/find-page.ts'
import type { VehicleReadModel } from '../read-model/read-model.ts'
import { cardsOf, type VehicleRow } from './vehicle-search.store.ts'

/** What the cards of found vehicles show, in their order: the memory knows all but the names of makes and models. */
export async function shownVehicles(
  db: Database,
  model: VehicleReadModel,
  vehicles: readonly FoundVehicle[],
): Promise<VehicleRow[]> {
  const names = await listNamesById(db)
  const rows = vehicles.map(({ whole }) => shown(model, whole(), names))
  // A make or model came a moment ago.
  return rows.includes(null)
    ? cardsOf(
        primaryBehind(db),
        vehicles.map(({ id }) => id),
      )
    : rows.filter((row) => row !== null)
}

const places = Object.fromEntries(
  dimensions.map((dimension, place) => [dimension, place]),
) as Readonly<Record<Dimension, number>>

/** Null where a name is not known yet. */
function shown(
  { dictionaries }: VehicleReadModel,
  { id, price, mileage, codes, card }: IndexedVehicle,
  names: NamesById,
): VehicleRow | null {
  const value = (dimension: Dimension) => {
    const place = places[dimension]
    const code = codes[place] ?? none
    return code === none ? null : (dictionaries.values[place]?.valueOf(code) ?? null)
  }
  const name = (dimension: 'make' | 'model', known: ReadonlyMap<number, string>) => {
    const number = value(dimension)
    return number === null ? null : known.get(Number(number))
  }
  const make = name('make', names.makes)
  const model = name('model', names.models)
  if (make === undefined || model === undefined) return null
  const year = value('year')
  const { place, ...facts } = cardOf(card)
  return {
    id,
    ...facts,
    price,
    make,
    model,
    model_year: year === null ? null : Number(year),
    mileage: mileage === noMileage ? null : mileage,
    location: place ?? value('location'),
    body_type: value('body'),
    fuel_type: value('fuel'),
    transmission: value('transmission'),
  }
}

const between = '\u001f'

/** Reads what `cardText` wrote; `place` is one that is too long for a dimension. */
function cardOf(card: string) {
  const [currency = '', pictures = '0', hash = '', place = '', ...title] = card.split(between)
  return {
    title: title.join(between),
    currency,
    image_count: Number(pictures),
    media_hash: hash === '' ? null : hash,
    place: place === '' ? null : place,
  }
}
