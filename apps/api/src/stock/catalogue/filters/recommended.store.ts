import { type RawBuilder, sql } from 'kysely'
import type { NumberFilter, ValueFilter } from './filters.ts'

/**
 * The order of a search that nobody asked an order of, "recommended" on the page, which tells it in one sentence
 * (`search.recommended.rule`):
 *
 * 1. With a destination, what may enter there comes before all else (`findVehiclesFor`).
 * 2. Listings with a picture that tell all main facts, then those with a picture, then those with all main facts.
 * 3. The newest first.
 *
 * Where words were typed, the best match comes before the second: all of the words stand in every title, so the title
 * that says least beside them is about them most.
 *
 * Each order is one number, the lowest first, in memory and in SQL.
 */

/** The facts that a buyer compares: a listing that tells all of them is complete. */
export const mainNumbers = ['year', 'mileage'] as const satisfies readonly NumberFilter[]
export const mainValues = [
  'fuel',
  'transmission',
  'body',
  'steering',
  'colour',
] as const satisfies readonly ValueFilter[]

export interface ListingQuality {
  id: number
  hasPictures: boolean
  isComplete: boolean
  /** Words of the title, each once. */
  titleWords: number
}

/** A later listing has a higher id; beyond this one they are as good as one another. */
const newest = 2 ** 30 - 1
const perGrade = 2 ** 30

/** Longer titles are not told apart. */
const mostWords = 15
const perWord = 2 ** 28

export function recommendedRank({ id, hasPictures, isComplete }: ListingQuality): number {
  const lacking = (hasPictures ? 0 : 2) + (isComplete ? 0 : 1)
  return lacking * perGrade + newest - Math.min(id, newest)
}

/** Sixteen neighbours in the order "recommended" are one here, so that the number fits 32 bits. */
export function matchRank(listing: ListingQuality): number {
  return (
    Math.min(listing.titleWords, mostWords) * perWord + Math.floor(recommendedRank(listing) / 16)
  )
}

/** The same of a row of `vehicle_search`. */
export const recommendedColumn: RawBuilder<unknown> = sql`(
  (case when pictures = 'yes' then 0 else 2 end
    + case when num_nulls(model_year, mileage, nullif(fuel, ''), nullif(transmission, ''), nullif(body, ''),
      nullif(steering, ''), nullif(colour, '')) = 0 then 0 else 1 end)::bigint * ${sql.lit(perGrade)}
  + ${sql.lit(newest)} - least(id, ${sql.lit(newest)}))`

export const matchColumn: RawBuilder<unknown> = sql`(
  least(length(words), ${sql.lit(mostWords)})::bigint * ${sql.lit(perWord)} + ${recommendedColumn} / 16)`
