import { type Bits, countBits } from './bits.ts'
import type { CountsWithin } from './cached-counts.ts'
import type { Columns, IndexedVehicle } from './columns.ts'
import { findHead, mostAtHead } from './find-head.ts'
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
import { lastRank, rankOf, sortedPositions } from './sorted-positions.ts'

export interface Sorted extends Slice {
  key: SortKey
}

/** What matches of a segment, lower ranks first; equals are in the order of prices and ids. */
interface Run {
  columns: Columns
  /** Those that came since the segment was built. */
  pending: readonly IndexedVehicle[]
  /** The first `count` are positions; from `columns.count` on they are pending vehicles. */
  places: Uint16Array | Uint32Array
  count: number
  rankAt: (place: number) => number
}

/**
 * A page in another order than the index's own: by a number, then by price and id; those whose number is not known come
 * last. Each segment has its positions in this order, so what matches is in it too, and a page is found by halving.
 */
export function findSorted(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  { limit, offset, ...order }: Sorted,
  counts: CountsWithin | null = null,
): FoundPage {
  if (!order.key.exact && offset + limit <= mostAtHead)
    return findHead(segments, matchers, { limit, offset, ...order }, counts)
  const runs = segments
    .filter((segment) => !isEmpty(segment, matchers))
    .map((segment, index) => runOf(segment, matchers, { ...order, index }))
    .filter(({ count }) => count > 0)
  const total = runs.reduce((sum, { count }) => sum + count, 0)
  const end = Math.min(total, offset + limit)
  if (!order.key.exact) return { total, vehicles: inOrder(runs, offset, end) }
  const known = countBelow(runs, lastRank)
  const vehicles = [
    ...inExactOrder(runs, order, { first: offset, end: Math.min(known, end) }),
    ...inOrder(runs, Math.max(known, offset), end),
  ]
  return { total, vehicles }
}

const fitting = openBits()

function runOf(
  segment: Segment,
  matchers: readonly Matcher[],
  { key, descending, index }: Pick<Sorted, 'key' | 'descending'> & { index: number },
): Run {
  const { columns } = segment
  const values = key.values(segment)
  const order = sortedPositions(values, key, descending)
  const matching = countBits(fitting, matchSegment(segment, matchers, fitting))
  const pending = segment.pending.filter((vehicle) => matchesAll(vehicle, matchers))
  const rankAt = (place: number) => {
    const newer = place < columns.count ? undefined : pending[place - columns.count]
    return rankOf(newer ? key.valueOf(newer) : (values[place] ?? key.notKnown), key, descending)
  }
  const count = matching + pending.length
  const run = { columns, pending, count, rankAt }
  if (matching === columns.count && pending.length === 0) return { ...run, places: order }
  const places = scratchFor(index, columns.count + pending.length)
  if (matching > 0) keepFitting(order, fitting, places)
  return mergePending({ ...run, places }, matching)
}

/** The places of each run, used again by each search. */
const scratch: Uint32Array[] = []

function scratchFor(index: number, length: number): Uint32Array {
  const open = scratch[index]
  if (open && open.length >= length) return open
  return (scratch[index] = new Uint32Array(length))
}

/** Written without a branch: whether a position fits is as good as random. */
function keepFitting(order: Uint16Array, fitting: Bits, places: Uint32Array): void {
  let count = 0
  for (let index = 0; index < order.length; index += 1) {
    const position = order[index] ?? 0
    places[count] = position
    count += ((fitting[position >>> 5] ?? 0) >>> (position & 31)) & 1
  }
}

/** Puts the pending vehicles between the `matching` positions, from the last place on. */
function mergePending(run: Run, matching: number): Run {
  const { columns, pending, places, count, rankAt } = run
  const newer = pending
    .map((vehicle, index) => ({ vehicle, place: columns.count + index }))
    // Equals stay in the order of prices and ids, which pending vehicles are in.
    .sort((one, other) => rankAt(one.place) - rankAt(other.place))
  let left = matching
  for (let end = count; newer.length > 0; end -= 1) {
    const last = newer.at(-1)
    const position = places[left - 1] ?? 0
    if (last && (left === 0 || isAfter(run, last, position))) {
      places[end - 1] = last.place
      newer.pop()
    } else {
      places[end - 1] = position
      left -= 1
    }
  }
  return run
}

function isAfter(
  { columns, rankAt }: Run,
  { vehicle, place }: { vehicle: IndexedVehicle; place: number },
  position: number,
): boolean {
  const apart = rankAt(place) - rankAt(position)
  return apart > 0 || (apart === 0 && compare(vehicle, vehicleFound(columns, position)) > 0)
}

/** The vehicles from a rank in the whole to another, in order. */
function inOrder(runs: readonly Run[], first: number, end: number): FoundVehicle[] {
  const vehicles: FoundVehicle[] = []
  if (first >= end) return vehicles
  let rank = rankOfNth(runs, first)
  let skipped = first - countBelow(runs, rank)
  while (vehicles.length < end - first) {
    let next = Number.POSITIVE_INFINITY
    // The equals of one segment after the other: segments are in the order of prices and ids.
    for (const run of runs) {
      const from = indexFrom(run, rank)
      const to = indexFrom(run, rank + 1)
      const start = Math.min(to, from + skipped)
      skipped -= start - from
      const stop = Math.min(to, start + end - first - vehicles.length)
      for (let index = start; index < stop; index += 1) vehicles.push(vehicleOf(run, index))
      if (to < run.count) next = Math.min(next, run.rankAt(run.places[to] ?? 0))
    }
    rank = next
  }
  return vehicles
}

/**
 * The same where ranks are estimates, each no further than `slack` from the exact one: so the exact one of a place in order
 * is no further from the estimate in that place, and only what lies within both slacks is worked out.
 */
function inExactOrder(
  runs: readonly Run[],
  { key: { exact }, descending }: Pick<Sorted, 'key' | 'descending'>,
  { first, end }: { first: number; end: number },
): FoundVehicle[] {
  if (!exact || first >= end) return []
  const lowest = rankOfNth(runs, first) - 2 * exact.slack
  const above = Math.min(lastRank, Math.floor(rankOfNth(runs, end - 1) + 2 * exact.slack) + 1)
  const before = countBelow(runs, lowest)
  const candidates = runs.flatMap((run) => {
    const from = indexFrom(run, lowest)
    return Array.from({ length: indexFrom(run, above) - from }, (_, index) => {
      const vehicle = vehicleOf(run, from + index)
      const value = exact.of(vehicle.facts, vehicle.price)
      return { vehicle, rank: descending ? -value : value }
    })
  })
  return candidates
    .sort((one, other) => one.rank - other.rank || compare(one.vehicle, other.vehicle))
    .slice(first - before, end - before)
    .map(({ vehicle }) => vehicle)
}

/** The rank of the vehicle that comes after so many. */
function rankOfNth(runs: readonly Run[], before: number): number {
  let low = Math.min(...runs.map(({ rankAt, places }) => rankAt(places[0] ?? 0)))
  let high = Math.max(...runs.map(({ rankAt, places, count }) => rankAt(places[count - 1] ?? 0)))
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (countBelow(runs, middle + 1) > before) high = middle
    else low = middle + 1
  }
  return low
}

/** How many of all have a lower rank. */
function countBelow(runs: readonly Run[], rank: number): number {
  return runs.reduce((sum, run) => sum + indexFrom(run, rank), 0)
}

/** The first index whose rank is no lower. */
function indexFrom({ places, count, rankAt }: Run, rank: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (rankAt(places[middle] ?? 0) < rank) low = middle + 1
    else high = middle
  }
  return low
}

function vehicleOf({ columns, pending, places }: Run, index: number): FoundVehicle {
  const place = places[index] ?? 0
  const newer = place < columns.count ? undefined : pending[place - columns.count]
  return newer ? newcomer(newer) : vehicleFound(columns, place)
}
