import { type NumberFilter, numberNames } from '../filters/filters.ts'
import { type IndexedVehicle, notKnown, numbersOf } from './columns.ts'
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

export function numberKey(name: NumberFilter): SortKey {
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

/** Those that no buyer's destination is needed for. */
export const sortKeys: readonly SortKey[] = [idKey, ...numberNames.map(numberKey)]
