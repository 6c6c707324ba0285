import {
  type FoundPage,
  type FoundVehicle,
  newcomer,
  type Slice,
  vehicleFound,
} from './find-page.ts'
import { type Matcher, matchesAll } from './matchers.ts'
import { isEmpty, matchSegment } from './match-segment.ts'
import { openBits } from './open-bits.ts'
import { compare, type Segment } from './segment.ts'
import type { SortKey } from './sort-keys.ts'

const fitting = openBits()

/** How many there are in a histogram of numbers: what is higher is in the last. */
const buckets = 65_536

interface Sorted extends Slice {
  key: SortKey
}

/**
 * A page in another order than the index's own: by a number, then by price and id; those whose number is not known come
 * last. A histogram of the numbers tells in which buckets the page lies; only what is in these is put in order.
 */
export function findSorted(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  { key, descending, limit, offset }: Sorted,
): FoundPage {
  const histogram = new Uint32Array(buckets)
  let known = 0
  let unknown = 0
  eachMatch(segments, matchers, key, (value) => {
    if (value === key.notKnown) unknown += 1
    else {
      const bucket = bucketOf(key, value)
      histogram[bucket] = (histogram[bucket] ?? 0) + 1
      known += 1
    }
  })
  const end = offset + limit
  const vehicles =
    offset < known
      ? ranked({ segments, matchers, key, histogram, descending }, offset, Math.min(end, known))
      : []
  if (end > known && unknown > 0) {
    let rank = known
    eachMatch(segments, matchers, key, (value, read) => {
      if (value !== key.notKnown) return
      if (rank >= offset && rank < end) vehicles.push(read())
      rank += 1
    })
  }
  return { total: known + unknown, vehicles }
}

function bucketOf({ bucket }: SortKey, value: number): number {
  return Math.min(buckets - 1, Math.max(0, Math.floor(value / bucket)))
}

interface Ranked {
  segments: readonly Segment[]
  matchers: readonly Matcher[]
  key: SortKey
  histogram: Uint32Array
  descending: boolean
}

interface Near {
  value: number
  vehicle: FoundVehicle
}

/** The vehicles from a rank to another, in order. */
function ranked(
  { segments, matchers, key, histogram, descending }: Ranked,
  first: number,
  end: number,
): FoundVehicle[] {
  const [from, before] = bucketAt(histogram, first, descending)
  const [to] = bucketAt(histogram, end - 1, descending)
  const { exact } = key
  // An estimate may lie in a bucket as far from that of its rank as twice its possible error.
  const beside = exact ? 2 * Math.ceil(exact.slack / key.bucket) : 0
  const [lowest, highest] = [Math.min(from, to) - beside, Math.max(from, to) + beside]
  // Where all of a bucket are equal they are ranked as they come: a hundred thousand of a year are not put in order.
  const rankOf =
    key.bucket === 1 && !exact ? ranksFrom(histogram, { from, before, descending }) : null
  const near: Near[] = []
  eachMatch(segments, matchers, key, (value, read) => {
    if (value === key.notKnown) return
    const bucket = bucketOf(key, value)
    if (bucket < lowest || bucket > highest) return
    if (rankOf) {
      const rank = rankOf(bucket)
      if (rank < first || rank >= end) return
    }
    near.push({ value, vehicle: read() })
  })
  // Equals stay as they were found, in the order of prices and ids.
  const inOrder = (one: Near, other: Near) =>
    descending ? other.value - one.value : one.value - other.value
  near.sort(inOrder)
  if (rankOf) return near.map(({ vehicle }) => vehicle)
  const skipped = beside === 0 ? before : countBefore(histogram, { lowest, highest, descending })
  const [start, stop] = [first - skipped, end - skipped]
  if (!exact) return near.slice(start, stop).map(({ vehicle }) => vehicle)
  const { candidates, left } = candidatesFor(near, { start, stop, slack: exact.slack })
  return candidates
    .map(({ vehicle }) => ({ vehicle, value: exact.of(vehicle.facts, vehicle.price) }))
    .sort(inOrder)
    .slice(start - left, stop - left)
    .map(({ vehicle }) => vehicle)
}

/** Of estimates in order those that could belong to the places from `start` to `stop`, and how many come before them. */
function candidatesFor(
  near: readonly Near[],
  { start, stop, slack }: { start: number; stop: number; slack: number },
) {
  const ends = [near[start]?.value ?? 0, near[stop - 1]?.value ?? 0]
  const [least, most] = [Math.min(...ends) - 2 * slack, Math.max(...ends) + 2 * slack]
  const isCandidate = ({ value }: Near) => value >= least && value <= most
  return { candidates: near.filter(isCandidate), left: near.findIndex(isCandidate) }
}

/** The bucket in which a rank lies, and how many come before the bucket. */
function bucketAt(histogram: Uint32Array, rank: number, descending: boolean): [number, number] {
  let before = 0
  for (let turn = 0; turn < buckets; turn += 1) {
    const bucket = descending ? buckets - 1 - turn : turn
    const count = histogram[bucket] ?? 0
    if (before + count > rank) return [bucket, before]
    before += count
  }
  return [descending ? 0 : buckets - 1, before]
}

function countBefore(
  histogram: Uint32Array,
  { lowest, highest, descending }: { lowest: number; highest: number; descending: boolean },
): number {
  let before = 0
  if (descending)
    for (let bucket = highest + 1; bucket < buckets; bucket += 1) before += histogram[bucket] ?? 0
  else for (let bucket = 0; bucket < lowest; bucket += 1) before += histogram[bucket] ?? 0
  return before
}

/** Gives each vehicle of a bucket its rank, as they come. */
function ranksFrom(
  histogram: Uint32Array,
  { from, before, descending }: { from: number; before: number; descending: boolean },
): (bucket: number) => number {
  const next = new Map<number, number>()
  const startOf = (bucket: number) => {
    let start = before
    for (let at = from; at !== bucket; at += descending ? -1 : 1) start += histogram[at] ?? 0
    return start
  }
  return (bucket) => {
    const rank = next.get(bucket) ?? startOf(bucket)
    next.set(bucket, rank + 1)
    return rank
  }
}

/** Called for each vehicle that matches: with a number, as a million are visited; `read` makes an object. */
type Visit = (value: number, read: () => FoundVehicle) => void

/** In the order of prices and ids. */
function eachMatch(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  key: SortKey,
  visit: Visit,
): void {
  for (const segment of segments) {
    if (isEmpty(segment, matchers)) continue
    const { columns } = segment
    const values = key.values(segment)
    const words = matchSegment(segment, matchers, fitting)
    const pending = segment.pending.filter((vehicle) => matchesAll(vehicle, matchers))
    let next = 0
    let position = 0
    const readPosition = () => vehicleFound(columns, position)
    const visitPending = () => {
      const vehicle = pending[next]
      next += 1
      if (vehicle) visit(key.valueOf(vehicle), () => newcomer(vehicle))
    }
    for (let word = 0; word < words; word += 1) {
      for (let left = fitting[word] ?? 0; left !== 0; left &= left - 1) {
        position = (word << 5) + (31 - Math.clz32(left & -left))
        while (isBefore(pending[next], columns, position)) visitPending()
        visit(values[position] ?? key.notKnown, readPosition)
      }
    }
    while (next < pending.length) visitPending()
  }
}

function isBefore(
  vehicle: { id: number; price: number } | undefined,
  { ids, prices }: Segment['columns'],
  position: number,
): boolean {
  const here = { id: ids[position] ?? 0, price: prices[position] ?? 0 }
  return vehicle !== undefined && compare(vehicle, here) < 0
}
