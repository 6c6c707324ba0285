import { dimensions, longestValue, numberNames } from '../filters/filters.ts'
import { type IndexedVehicle, notKnown } from './columns.ts'
import type { Dictionaries } from './dictionaries.ts'
import { none } from './dictionary.ts'

/** A row of `vehicle_search` and its product's facts; `values` by `dimensions`. */
export interface VehicleValues {
  id: number
  price: number
  /** By `numberNames`. */
  numbers: readonly (number | null)[]
  values: readonly (string | null)[]
  words: readonly string[]
  features: readonly string[]
  /** `vehicle_facts` of it; null of one that is tombstones. */
  facts: string | null
  /** `cardText` of it; null of one that is tombstones. */
  card: string | null
}

/** Ids are kept in 32 bits, values of a dimension in 16. */
const highestId = 2 ** 32 - 1
const mostValues = 2 ** 16
const mostTitleWords = 255

/** Throws RangeError for what does not fit the index; the database answers then. */
export function indexedVehicle(row: VehicleValues, dictionaries: Dictionaries): IndexedVehicle {
  if (row.id > highestId) throw new RangeError(`Product ${row.id} has too high an id`)
  const features = spelledOnce(row.features).map((feature) => dictionaries.addFeature(feature))
  return {
    id: row.id,
    price: row.price,
    numbers: numberNames.map((_, index) => row.numbers[index] ?? notKnown),
    codes: row.values.map((value, index) => {
      const compared = comparable(value)
      const dictionary = dictionaries.values[index]
      if (compared === null || !dictionary) return none
      const code = dictionary.add(compared)
      if (code >= mostValues)
        throw new RangeError(`More than ${mostValues} of ${dimensions[index]}`)
      return code
    }),
    words: [...row.words.map((word) => dictionaries.words.add(word)), ...features],
    titleWords: Math.min(row.words.length, mostTitleWords),
    facts: row.facts === null ? none : dictionaries.facts.add(row.facts),
    card: dictionaries.cards.pack(row.card ?? ''),
  }
}

/** Each feature once: in several spellings by the first of them in the alphabet, as the plain statement counts it. */
function spelledOnce(features: readonly string[]): string[] {
  const spellings = new Map<string, string>()
  for (const feature of features) {
    const compared = comparable(feature)
    if (compared === null) continue
    const known = spellings.get(compared.toLowerCase())
    if (known === undefined || compared < known) spellings.set(compared.toLowerCase(), compared)
  }
  return [...spellings.values()]
}

/** A value as it is compared; null and the empty text are no value. */
function comparable(value: string | null): string | null {
  if (value === null || value === '') return null
  return value.length <= longestValue ? value : Array.from(value).slice(0, longestValue).join('')
}
