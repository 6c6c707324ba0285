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
] as const

export type ValueFilter = (typeof valueFilters)[number]

/** By a number of which the index keeps a column, and by which it can put in order. A price is one, too, and orders the index. */
export const numberFilters = {
  year: { parameter: 'year__range', column: 'model_year', marks: { usual: 48 } },
  mileage: {
    parameter: 'mileage__range',
    column: 'mileage',
    // What the storefront offers, and what lies far between.
    marks: [20, 40, 50, 60, 80, 100, 120, 140, 150, 160, 180, 200, 300].map((km) => 1000 * km),
  },
} as const satisfies Record<string, NumberFilterRow>

export interface NumberFilterRow {
  /** Without it the number is for the order alone. */
  parameter?: RangeParameter
  /** Of `vehicle_search`. */
  column: string
  /** Bounds that people choose, up to which the index keeps bits; `usual` are the numbers that a segment has most of. */
  marks: readonly number[] | { usual: number }
}

type RangeParameter = Extract<keyof Call<'searchVehicles'>['query'], `${string}__range`>

export type NumberFilter = keyof typeof numberFilters

export const numberNames = Object.keys(numberFilters) as NumberFilter[]

/** A filter as its chip and its facet name it. */
export type FilterName =
  | 'class'
  | 'make'
  | 'model'
  | 'price'
  | 'words'
  /** By the price at a buyer's destination, or by whether a vehicle may enter there. */
  | 'landed'
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
