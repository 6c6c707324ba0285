import { lastStep, planSteps, type PriceRange } from './price-steps.ts'
import type { VehicleFilters } from './vehicle-filters.ts'
import type { VehicleClass } from './vehicle-query.ts'

/** A filter as its chip and its facet name it. */
export type FilterName =
  | 'class'
  | 'make'
  | 'model'
  | 'price'
  | 'year'
  | 'mileage'
  | 'fuel'
  | 'transmission'
  | 'body'
  | 'steering'
  | 'colour'
  | 'location'
  | 'words'
  | 'door'

/** Everything a vehicle search can narrow by; names are ids already, and an unknown name is -1. */
export interface NarrowedSearch {
  classes: VehicleClass[]
  makeId: number
  modelId: number
  prices: PriceRange
  filters: VehicleFilters
  /** Lexemes that must all occur. */
  lexemes: readonly string[]
}

/** One value of a filter. Values of the same part are alternatives, parts must all hold. */
export interface Mark {
  filter: FilterName
  part: string
  dimension: string
  value: string
}

/** A part that compares a number. */
export interface Bound {
  filter: FilterName
  part: string
  dimension: 'price' | 'mileage'
  bound: number
  isAbove: boolean
}

export interface Parts {
  marks: Mark[]
  bounds: Bound[]
}

/** The search as parts; the bitmaps answer each with one AND or OR. */
export function partsOf(search: NarrowedSearch): Parts {
  const { classes, makeId, modelId, prices, filters, lexemes } = search
  const marks = classes.map((value) => mark('class', value))
  if (makeId !== 0) marks.push(mark('make', String(makeId)))
  if (modelId !== 0) marks.push(mark('model', String(modelId)))
  if (filters.year) marks.push(...yearsOf(filters.year).map((year) => mark('year', String(year))))
  for (const [name, values] of Object.entries(filters.values)) {
    marks.push(...values.map((value) => mark(name as FilterName, value)))
  }
  for (const lexeme of lexemes) {
    marks.push({ filter: 'words', part: `word ${lexeme}`, dimension: 'word', value: lexeme })
  }
  const steps = stepsOf(prices)
  marks.push(...steps)
  if (filters.mileage) marks.push({ ...mark('mileage', 'yes'), dimension: 'mileage_known' })
  return {
    marks,
    bounds: [
      ...(steps.length > 0 ? [] : boundsOf('price', prices)),
      ...boundsOf('mileage', filters.mileage),
    ],
  }
}

function mark(filter: FilterName, value: string): Mark {
  return { filter, part: filter, dimension: filter, value }
}

/** Every vehicle's year lies between these. */
const oldest = 1900
const newest = 2100

function yearsOf({ from, to }: PriceRange): number[] {
  const first = Math.max(from, oldest)
  const years = Array.from(
    { length: Math.max(0, Math.min(to, newest) - first + 1) },
    (_, index) => first + index,
  )
  // A range without a year finds nothing; without a mark it would find everything.
  return years.length > 0 ? years : [-1]
}

/** Steps in a band. */
export const bandWidth = 8

/** A range of the specified price list as whole bands and the steps beside them: cheaper than comparing prices. */
function stepsOf(prices: PriceRange): Mark[] {
  const { whole, parts } = planSteps(prices)
  if (parts.length > 0 || (whole.from === 0 && whole.to === lastStep)) return []
  const marks: Mark[] = []
  for (let step = whole.from; step <= whole.to; ) {
    const isBand = step % bandWidth === 0 && step + bandWidth - 1 <= whole.to
    const dimension = isBand ? 'price_band' : 'price_step'
    const value = String(isBand ? step / bandWidth : step)
    marks.push({ filter: 'price', part: 'price', dimension, value })
    step += isBand ? bandWidth : 1
  }
  return marks
}

function boundsOf(dimension: 'price' | 'mileage', range: PriceRange | null): Bound[] {
  if (!range) return []
  const bounds: Bound[] = []
  const part = (bound: number, isAbove: boolean): Bound => ({
    filter: dimension,
    part: `${dimension} ${isAbove ? 'from' : 'to'}`,
    dimension,
    bound,
    isAbove,
  })
  if (range.from > 0) bounds.push(part(range.from - 1, true))
  if (range.to < Number.MAX_SAFE_INTEGER) bounds.push(part(range.to, false))
  return bounds
}

/** The filters that a mask leaves out: none, one, all but make and model, or every filter. */
export type Without = FilterName | '' | 'others' | 'all'

/** A mask whose remaining parts must all hold. */
export interface Mask {
  without: Without
  needed: number
}

/** All parts. */
export function wholeMask(parts: Parts): Mask {
  return { without: '', needed: filtersByPart(parts).size }
}

/** One mask for the search, one for each way to widen it; a class is a place to search, not a filter. */
export function masksOf(parts: Parts): Mask[] {
  const byPart = [...filtersByPart(parts).values()]
  const active = activeFilters(parts)
  const hasOthers = active.includes('make') && active.some((filter) => !isName(filter))
  const ways: Without[] = ['', ...active]
  if (hasOthers) ways.push('others')
  if (active.length > 0) ways.push('all')
  return ways.map((without) => ({
    without,
    needed: byPart.filter((filter) => !isDropped(filter, without)).length,
  }))
}

export function activeFilters(parts: Parts): FilterName[] {
  return [...new Set(filtersByPart(parts).values())].filter((filter) => filter !== 'class')
}

function filtersByPart({ marks, bounds }: Parts): Map<string, FilterName> {
  return new Map([...marks, ...bounds].map(({ filter, part }) => [part, filter]))
}

/**
 * A model belongs to its make, so leaving out the make also leaves out the model. `isKept` of vehicle-masks.store.ts
 * says the same in SQL.
 */
export function isDropped(filter: FilterName, without: Without): boolean {
  if (isPlace(filter)) return false
  if (without === 'all') return true
  if (without === 'others') return !isName(filter)
  return filter === without || (without === 'make' && filter === 'model')
}

/** The class and the buyer's door say where to look, so they are not filters. */
function isPlace(filter: FilterName): boolean {
  return filter === 'class' || filter === 'door'
}

function isName(filter: FilterName): boolean {
  return filter === 'make' || filter === 'model'
}
