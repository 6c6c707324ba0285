import type { FilterName, NarrowedSearch } from '../search/vehicle-parts.ts'
import type { PriceRange } from '../search/price-steps.ts'
import { valueFilters } from '../search/vehicle-filters.ts'
import type { Bits } from './bits.ts'
import type { Segment } from './segment.ts'
import { keepWithin } from './landed-costs.ts'
import { landedBitsOf } from './landed-bits.ts'
import { type LandedFilter, fitsDoor, isOpenAtDoor } from './landed-pricer.ts'
import type { Dictionaries } from './dictionaries.ts'
import { type Dictionary, type Dimension, dimensions, none } from './dictionary.ts'

/** What must hold of a vehicle, one for each filter of a search. */
export type Condition =
  | { filter: FilterName; kind: 'values'; dimension: number; codes: readonly number[] }
  | { filter: 'words'; kind: 'words'; codes: readonly number[] }
  | { filter: 'price' | 'mileage' | 'year'; kind: 'range'; range: PriceRange }
  | LandedCondition

export interface LandedCondition {
  filter: 'door'
  kind: 'door'
  /** Of one vehicle. */
  admits: Admits
  /** The positions of a segment that may fit, judged by facts alone. */
  marks: (segment: Segment) => Bits
  /** Keeps those of them that the price admits; null where nothing is left to ask. */
  keepPriced: ((segment: Segment, positions: { fitting: Bits; words: number }) => void) | null
  /** No vehicle that fits has a higher price. */
  atMost: number
}

/** Whether vehicles of these facts and this price in cents fit. */
export type Admits = (facts: number, price: number) => boolean

/** Only so much of a text is compared, as in the database (`vehicle_marks`). */
const longestValue = 100

/** The search in the model's postings. A value that no vehicle ever had is left out, so that its condition may hold for none. */
export function conditionsOf(
  search: NarrowedSearch,
  dictionaries: Dictionaries,
  door: LandedFilter | null = null,
): Condition[] {
  const { classes, makeId, modelId, prices, filters, lexemes } = search
  const values = (filter: FilterName & Dimension, wanted: readonly string[]): Condition => {
    const dictionary = dictionaries.of(filter)
    const codes = wanted.map((value) => dictionary.find(value)).filter((code) => code !== none)
    return { filter, kind: 'values', dimension: dimensions.indexOf(filter), codes }
  }
  const conditions: Condition[] = []
  // Every vehicle has a class: nothing is asked where all of them are wanted.
  if (!isEvery(classes, dictionaries.of('class'))) conditions.push(values('class', classes))
  if (makeId !== 0) conditions.push(values('make', [String(makeId)]))
  if (modelId !== 0) conditions.push(values('model', [String(modelId)]))
  for (const name of valueFilters) {
    const chosen = filters.values[name]
    if (chosen) conditions.push(values(name, chosen))
  }
  if (lexemes.length > 0) {
    const codes = lexemes.map((word) => dictionaries.words.find(word))
    conditions.push({ filter: 'words', kind: 'words', codes })
  }
  if (prices.from > 0 || prices.to < Number.MAX_SAFE_INTEGER)
    conditions.push({ filter: 'price', kind: 'range', range: prices })
  if (filters.year) conditions.push({ filter: 'year', kind: 'range', range: filters.year })
  if (filters.mileage) conditions.push({ filter: 'mileage', kind: 'range', range: filters.mileage })
  // Last, so that it is asked only of the vehicles that still fit.
  if (door && (door.mayImport || door.budget !== null)) conditions.push(atDoor(door))
  return conditions
}

function isEvery(wanted: readonly string[], dictionary: Dictionary): boolean {
  for (let code = 1; code < dictionary.size; code += 1)
    if (!wanted.includes(dictionary.valueOf(code))) return false
  return true
}

function atDoor(door: LandedFilter): LandedCondition {
  const { prices, mayImport, budget } = door
  return {
    filter: 'door',
    kind: 'door',
    admits: (facts, price) => fitsDoor(door, facts, price),
    marks: (segment) => landedBitsOf(prices, segment)[mayImport ? 'enters' : 'priced'],
    keepPriced:
      budget === null
        ? null
        : (segment, positions) => keepWithin(prices, budget, segment, positions),
    atMost: budget ?? Number.MAX_SAFE_INTEGER,
  }
}

/** The search's vehicles for which nobody knows whether they fit or, where that is asked, what they cost. */
export function openAtDoor(door: LandedFilter, wantsPrice: boolean): LandedCondition {
  const { prices, mayImport } = door
  const entry = wantsPrice ? 'openOrUnpriced' : 'open'
  return {
    filter: 'door',
    kind: 'door',
    admits: (facts, price) => isOpenAtDoor(door, facts, price, wantsPrice),
    marks: (segment) => landedBitsOf(prices, segment)[mayImport ? entry : 'unpriced'],
    keepPriced: null,
    atMost: Number.MAX_SAFE_INTEGER,
  }
}

/** A value as it is compared; null and the empty text are no value. */
export function comparable(value: string | null): string | null {
  if (value === null || value === '') return null
  return value.length <= longestValue ? value : Array.from(value).slice(0, longestValue).join('')
}
