import { type Bits, clearBit, hasBit, setRange, wordsFor } from './bits.ts'
import {
  type Columns,
  ColumnsBuilder,
  numbersOf,
  type IndexedVehicle,
  mostPositions,
  vehicleAt,
} from './columns.ts'
import type { Dictionaries } from './dictionaries.ts'
import { highestNumbers, type RangeIndex, rangeIndexOf, usualNumbers } from './range-index.ts'
import { type Postings, postingsOf } from './postings.ts'
import { priceBucketOf, priceBuckets } from '../filters/price-buckets.ts'
import {
  type Dimension,
  dimensions,
  type NumberFilter,
  type NumberFilterRow,
  numberFilters,
  numberNames,
} from '../filters/filters.ts'

/** A run of vehicles that are neighbours by price and id, small enough to be built anew in a few milliseconds. */
export interface Segment {
  columns: Columns
  /** Buckets of the price facet, by position. */
  priceBuckets: Uint8Array
  /** How many positions each has. */
  priceBucketCounts: Uint32Array
  /** By `dimensions`. */
  values: readonly Postings[]
  words: Postings
  /** By `numberNames`. */
  ranges: readonly RangeIndex[]
  /** The positions whose vehicle is still listed. */
  live: Bits
  tombstones: number
  /** Vehicles that came since it was built, in order. */
  pending: IndexedVehicle[]
  /** Another number after each change, which no other segment ever has. */
  stamp: number
}

let stamps = 0

function nextStamp(): number {
  stamps += 1
  return stamps
}

export function segmentOf(columns: Columns, dictionaries: Dictionaries): Segment {
  const { count, wordStarts } = columns
  if (count > mostPositions) throw new RangeError(`${count} vehicles in a segment`)
  const live = new Uint32Array(wordsFor(count))
  setRange(live, 0, count)
  const inBuckets = Uint8Array.from(columns.prices, priceBucketOf)
  const bucketCounts = new Uint32Array(priceBuckets)
  for (const bucket of inBuckets) bucketCounts[bucket] = (bucketCounts[bucket] ?? 0) + 1
  return {
    columns,
    priceBuckets: inBuckets,
    priceBucketCounts: bucketCounts,
    values: columns.codes.map((values, dimension) =>
      postingsOf({ count, values, size: dictionaries.values[dimension]?.size ?? 1 }),
    ),
    words: postingsOf({
      count,
      values: columns.words,
      starts: wordStarts,
      size: dictionaries.words.size,
    }),
    ranges: numberNames.map((name) => {
      const numbers = numbersOf(columns, name)
      return rangeIndexOf(numbers, boundsOf(numbers, numberFilters[name].marks))
    }),
    live,
    tombstones: 0,
    pending: [],
    stamp: nextStamp(),
  }
}

function boundsOf(numbers: Int32Array, marks: NumberFilterRow['marks']): readonly number[] {
  if ('usual' in marks) return usualNumbers(numbers, marks.usual)
  return 'highest' in marks ? highestNumbers(numbers, marks.highest) : marks
}

/** The positions of each value of a dimension. */
export function postingsFor({ values }: Segment, dimension: Dimension): Postings {
  const postings = values[dimensions.indexOf(dimension)]
  if (!postings) throw new Error(`No postings of ${dimension}`)
  return postings
}

export function rangeIndexFor({ ranges }: Segment, name: NumberFilter): RangeIndex {
  const index = ranges[numberNames.indexOf(name)]
  if (!index) throw new Error(`No range index of ${name}`)
  return index
}

/** The order of a search, cheapest first. */
export function compare(
  one: Pick<IndexedVehicle, 'price' | 'id'>,
  other: Pick<IndexedVehicle, 'price' | 'id'>,
): number {
  return one.price - other.price || one.id - other.id
}

/** The first position whose vehicle does not come before this one. */
export function positionFor(
  { columns }: Segment,
  key: Pick<IndexedVehicle, 'price' | 'id'>,
): number {
  const { prices, ids, count } = columns
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    const price = prices[middle] ?? 0
    if (price < key.price || (price === key.price && (ids[middle] ?? 0) < key.id)) low = middle + 1
    else high = middle
  }
  return low
}

export function addVehicle(segment: Segment, vehicle: IndexedVehicle): void {
  const after = segment.pending.findIndex((other) => compare(other, vehicle) > 0)
  segment.pending.splice(after < 0 ? segment.pending.length : after, 0, vehicle)
  segment.stamp = nextStamp()
}

/** False when it has no such vehicle. */
export function removeVehicle(
  segment: Segment,
  key: Pick<IndexedVehicle, 'price' | 'id'>,
): boolean {
  const index = segment.pending.findIndex((other) => compare(other, key) === 0)
  if (index >= 0) {
    segment.pending.splice(index, 1)
    segment.stamp = nextStamp()
    return true
  }
  const position = positionFor(segment, key)
  const { ids, prices } = segment.columns
  if (ids[position] !== key.id || prices[position] !== key.price || !hasBit(segment.live, position))
    return false
  clearBit(segment.live, position)
  segment.tombstones += 1
  segment.stamp = nextStamp()
  return true
}

/** The same vehicles without tombstones and pending ones: two segments when they are far more than `size`, none when there are none. */
export function compacted(segment: Segment, dictionaries: Dictionaries, size: number): Segment[] {
  const { columns, live, pending, tombstones } = segment
  const total = columns.count - tombstones + pending.length
  const most = total > size * 1.5 ? Math.ceil(total / 2) : total
  const built: Segment[] = []
  let builder = new ColumnsBuilder(most)
  const push = (vehicle: IndexedVehicle) => {
    builder.push(vehicle)
    if (builder.count < most) return
    built.push(segmentOf(builder.finish(), dictionaries))
    builder = new ColumnsBuilder(most)
  }
  let next = 0
  for (let position = 0; position < columns.count; position += 1) {
    if (!hasBit(live, position)) continue
    const vehicle = vehicleAt(columns, position)
    for (; next < pending.length; next += 1) {
      const newer = pending[next]
      if (!newer || compare(newer, vehicle) > 0) break
      push(newer)
    }
    push(vehicle)
  }
  for (const vehicle of pending.slice(next)) push(vehicle)
  if (builder.count > 0) built.push(segmentOf(builder.finish(), dictionaries))
  return built
}
