import type { Call } from '../../../core/contract.ts'

/**
 * What a vehicle search can narrow by. A filter is a row of these tables: the index in memory, the plain statement, the
 * facets and the reading of a query follow from it.
 */

/** By values, several of which are alternatives. The parameter has the filter's name, and so has the column. */
export const valueFilters = [
  'fuel',
  'transmission',
  'body',
  'steering',
  'colour',
  'location',
  'drive',
  'seats',
  'doors',
  /** Classes of the engine's size in cm³ (`engine_class` of the database). */
  'engine',
  /** The auction's grade. */
  'grade',
  /** `yes` or nothing. */
  'pictures',
] as const

export type ValueFilter = (typeof valueFilters)[number]

/**
 * Whose values are words that buyers type. `4wd` is not one: titles say it of more vehicles than have it as a fact, so that it
 * stays a word, which the fact matches, too (`driveClause`).
 */
export const spokenFilters = [
  'fuel',
  'transmission',
  'body',
  'steering',
  'colour',
  'location',
  'seats',
] as const satisfies readonly ValueFilter[]

export type SpokenFilter = (typeof spokenFilters)[number]

/** Whose facets are in the order of their values and not of their counts. */
export const gradedFilters: ReadonlySet<string> = new Set<ValueFilter>([
  'seats',
  'doors',
  'engine',
  'grade',
])

/** All of the values that are asked for, of the many that a vehicle has. */
export const featureFilter = 'features'

/** A filter whose values the address names by their slugs. */
export type SlugFilter = ValueFilter | typeof featureFilter

export const slugFilters: readonly SlugFilter[] = [...valueFilters, featureFilter]

/** By a number of which the index keeps a column. A price is one, too, and orders the index. */
export const numberFilters = {
  year: { parameter: 'year__range', column: 'model_year', marks: { usual: 48 } },
  mileage: {
    parameter: 'mileage__range',
    column: 'mileage',
    // What the storefront offers, and what lies far between.
    marks: [20, 40, 50, 60, 80, 100, 120, 140, 150, 160, 180, 200, 300].map((km) => 1000 * km),
  },
  // Days since 1970, asked for as the days until today (`listed_within`). The order by it is that of the ids.
  listed: { column: 'listed_day', marks: { highest: 16 } },
} as const satisfies Record<string, NumberFilterRow>

export interface NumberFilterRow {
  /** Without it another parameter asks for the number. */
  parameter?: RangeParameter
  /** Of `vehicle_search`. */
  column: string
  /**
   * Bounds that people choose, up to which the index keeps bits; `usual` are the numbers that a segment has most of, `highest` the
   * highest that it has.
   */
  marks: readonly number[] | { usual: number } | { highest: number }
}

type RangeParameter = Extract<keyof Call<'searchVehicles'>['query'], `${string}__range`>

export type NumberFilter = keyof typeof numberFilters

export const numberNames = Object.keys(numberFilters) as NumberFilter[]

export type OrderedNumber = Exclude<NumberFilter, 'listed'>

/** Those that are an order, too. */
export const orderedNumbers = numberNames.filter((name) => name !== 'listed')

/** A filter as its chip and its facet name it. */
export type FilterName =
  | 'class'
  | 'make'
  | 'model'
  | 'price'
  | 'words'
  /** By the price at a buyer's destination, or by whether a vehicle may enter there. */
  | 'landed'
  | typeof featureFilter
  | NumberFilter
  | ValueFilter

/** What a vehicle has one value of, with its column; each is counted as a facet, except the class. */
export const dimensionColumns = {
  class: 'class',
  make: 'make_id',
  model: 'model_id',
  year: 'model_year',
  ...(Object.fromEntries(valueFilters.map((name) => [name, name])) as Record<
    ValueFilter,
    ValueFilter
  >),
} as const

export type Dimension = keyof typeof dimensionColumns

export const dimensions = Object.keys(dimensionColumns) as Dimension[]

/** Both ends included; a price is in cents. */
export interface Range {
  from: number
  to: number
}

/** Only so much of a value is compared, in memory and in the database. */
export const longestValue = 100

/** `Yokohama, Japan` → `yokohama-japan`: how an address names a value. */
export function slugOf(value: string): string {
  return value
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
