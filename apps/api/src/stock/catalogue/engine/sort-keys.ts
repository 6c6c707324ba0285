import {
  type Dimension,
  dimensions,
  type NumberFilter,
  numberNames,
  type OrderedNumber,
  orderedNumbers,
} from '../filters/filters.ts'
import {
  type ListingQuality,
  mainNumbers,
  mainValues,
  matchRank,
  recommendedRank,
} from '../filters/recommended.store.ts'
import { type Columns, type IndexedVehicle, notKnown, numbersOf } from './columns.ts'
import { none } from './dictionary.ts'
import type { Segment } from './segment.ts'
import type { SortedColumn } from './sorted-positions.ts'

/** A whole number by which vehicles can be ordered other than by their price. */
export interface SortKey {
  /** By position; the same array as long as the segment is not built anew. */
  values: (segment: Segment) => SortedColumn
  /** Of one that came since its segment was built. */
  valueOf: (vehicle: IndexedVehicle) => number
  /** In place of what is not known. */
  notKnown: number
  /** How far a number may be from the exact one, and what tells that; estimates are ordered by it. */
  exact?: { slack: number; of: (facts: number, price: number) => number }
}

export function numberKey(name: OrderedNumber): SortKey {
  const index = numberNames.indexOf(name)
  return {
    values: ({ columns }) => numbersOf(columns, name),
    valueOf: ({ numbers }) => numbers[index] ?? notKnown,
    notKnown,
  }
}

export const idKey: SortKey = {
  values: ({ columns }) => columns.ids,
  valueOf: ({ id }) => id,
  notKnown,
}

const numberPositions = mainNumbers.map((name: NumberFilter) => numberNames.indexOf(name))
const valuePositions = mainValues.map((name: Dimension) => dimensions.indexOf(name))
const ofPictures = dimensions.indexOf('pictures')

/** A number worked out of what is known of a listing: four bytes a vehicle, which go with the segment's columns. */
function qualityKey(rankOf: (listing: ListingQuality) => number): SortKey {
  const cached = new WeakMap<Columns, Uint32Array>()
  return {
    values: ({ columns }) => {
      const known = cached.get(columns) ?? ranksOf(columns, rankOf)
      cached.set(columns, known)
      return known
    },
    valueOf: ({ id, numbers, codes, titleWords }) =>
      rankOf({
        id,
        hasPictures: (codes[ofPictures] ?? none) !== none,
        isComplete:
          numberPositions.every((index) => (numbers[index] ?? notKnown) !== notKnown) &&
          valuePositions.every((index) => (codes[index] ?? none) !== none),
        titleWords,
      }),
    notKnown: 0xff_ff_ff_ff,
  }
}

function ranksOf(columns: Columns, rankOf: (listing: ListingQuality) => number): Uint32Array {
  const { count, ids, numbers, codes, titleWords } = columns
  const ranks = new Uint32Array(count)
  for (let position = 0; position < count; position += 1)
    ranks[position] = rankOf({
      id: ids[position] ?? 0,
      hasPictures: (codes[ofPictures]?.[position] ?? none) !== none,
      isComplete:
        numberPositions.every((index) => (numbers[index]?.[position] ?? notKnown) !== notKnown) &&
        valuePositions.every((index) => (codes[index]?.[position] ?? none) !== none),
      titleWords: titleWords[position] ?? 0,
    })
  return ranks
}

export const recommendedKey: SortKey = qualityKey(recommendedRank)

export const matchKey: SortKey = qualityKey(matchRank)

/** Those that no buyer's destination is needed for, in the directions that people ask for. */
export const warmSorts: readonly { key: SortKey; descending: boolean }[] = [
  ...[idKey, ...orderedNumbers.map(numberKey)].flatMap((key) =>
    [false, true].map((descending) => ({ key, descending })),
  ),
  { key: recommendedKey, descending: false },
  { key: matchKey, descending: false },
]
