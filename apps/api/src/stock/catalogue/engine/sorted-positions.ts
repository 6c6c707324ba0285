import type { SortKey } from './sort-keys.ts'

/** A number for each position of a segment. */
export type SortedColumn = Int32Array | Uint32Array

/** Higher than that of any number that is known, in both directions. */
export const lastRank = 2 ** 32

/** What has a lower one comes first. */
export function rankOf(
  value: number,
  { notKnown }: Pick<SortKey, 'notKnown'>,
  descending: boolean,
): number {
  if (value === notKnown) return lastRank
  return descending ? -value : value
}

interface Positions {
  ascending?: Uint16Array
  descending?: Uint16Array
}

/** Two bytes a vehicle for each direction, which go with the column. */
const cached = new WeakMap<SortedColumn, Positions>()

/** The positions of a segment in the order of their numbers, equals in their own; the first time it takes some milliseconds. */
export function sortedPositions(
  values: SortedColumn,
  key: Pick<SortKey, 'notKnown'>,
  descending: boolean,
): Uint16Array {
  const known = cached.get(values) ?? {}
  cached.set(values, known)
  return (known[descending ? 'descending' : 'ascending'] ??= sorted(values, key, descending))
}

/** A rank and its position are sorted as one number, which needs no comparator. */
function sorted(
  values: SortedColumn,
  key: Pick<SortKey, 'notKnown'>,
  descending: boolean,
): Uint16Array {
  const ranked = new Float64Array(values.length)
  for (let position = 0; position < values.length; position += 1)
    ranked[position] =
      rankOf(values[position] ?? key.notKnown, key, descending) * 2 ** 16 + position
  // Of each number the lowest 16 bits are kept.
  return new Uint16Array(ranked.sort())
}
