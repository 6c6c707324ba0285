import { type NumberFilter, numberFilters, numberNames } from '../filters/filters.ts'
import { type IndexedVehicle, notKnown, numbersOf } from './columns.ts'
import type { Segment } from './segment.ts'

/** A number by which vehicles can be ordered other than by their price. */
export interface SortKey {
  /** By position. */
  values: (segment: Segment) => ArrayLike<number>
  /** Of one that came since its segment was built. */
  valueOf: (vehicle: IndexedVehicle) => number
  /** In place of what is not known. */
  notKnown: number
  /** What one bucket of a histogram of the numbers spans; at 1 all of a bucket are equal. */
  bucket: number
  /** How far a number may be from the exact one, and what tells that; estimates are ordered by it. */
  exact?: { slack: number; of: (facts: number, price: number) => number }
}

export function numberKey(name: NumberFilter): SortKey {
  const index = numberNames.indexOf(name)
  return {
    values: ({ columns }) => numbersOf(columns, name),
    valueOf: ({ numbers }) => numbers[index] ?? notKnown,
    notKnown,
    bucket: numberFilters[name].bucket,
  }
}

export const idKey: SortKey = {
  values: ({ columns }) => columns.ids,
  valueOf: ({ id }) => id,
  notKnown,
  bucket: 256,
}
