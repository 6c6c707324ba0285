import { countBits, positionsOf } from './bits.ts'
import { type Segment, compare } from './segment.ts'
import {
  type Columns,
  type IndexedVehicle,
  mostPositions,
  shownAt,
  type ShownVehicle,
} from './columns.ts'
import type { CountsWithin } from './cached-counts.ts'
import { type Matcher, matchesAll } from './matchers.ts'
import { matchFew } from './match-few.ts'
import { isEmpty, matchSegment } from './match-segment.ts'
import { openBits } from './open-bits.ts'

export interface Slice {
  descending: boolean
  limit: number
  offset: number
}

export interface FoundVehicle extends Pick<IndexedVehicle, 'id' | 'price' | 'facts'> {
  /** Put together for those that are shown. */
  shown: () => ShownVehicle
}

export interface FoundPage {
  total: number
  /** In the order of the search. */
  vehicles: FoundVehicle[]
}

const fitting = openBits()
const positions = new Uint16Array(mostPositions)

/**
 * Exact count and any page: segments are counted in order, unless `known` has their counts, and only those that the page
 * overlaps are read.
 */
export function findPage(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  { descending, limit, offset }: Slice,
  known: CountsWithin | null = null,
): FoundPage {
  const vehicles: FoundPage['vehicles'] = []
  let total = 0
  for (let turn = 0; turn < segments.length; turn += 1) {
    const index = descending ? segments.length - 1 - turn : turn
    const segment = segments[index]
    if (!segment) continue
    const counted = known?.get(index, segment) ?? null
    const isBeside = vehicles.length === limit || (counted !== null && total + counted <= offset)
    if (counted !== null && isBeside) {
      total += counted
      continue
    }
    if (isEmpty(segment, matchers)) {
      known?.set(index, segment, 0)
      continue
    }
    const few = matchFew(segment, matchers, positions)
    const words = few === null ? matchSegment(segment, matchers, fitting) : 0
    const pending = segment.pending.filter((vehicle) => matchesAll(vehicle, matchers))
    const count = (few ?? countBits(fitting, words)) + pending.length
    known?.set(index, segment, count)
    const skip = Math.max(0, offset - total)
    if (skip < count && vehicles.length < limit) {
      const own = { descending, offset: skip, limit: limit - vehicles.length }
      const placed = few ?? positionsOf(fitting, words, positions)
      vehicles.push(...vehiclesOf(segment, placed, pending, own))
    }
    total += count
  }
  return { total, vehicles }
}

/** As `findPage` for the first ones, without how many there are: segments behind them are not looked at. */
export function findFirst(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  { descending, limit }: Omit<Slice, 'offset'>,
): FoundPage['vehicles'] {
  const vehicles: FoundPage['vehicles'] = []
  for (let index = 0; index < segments.length && vehicles.length < limit; index += 1) {
    const segment = segments[descending ? segments.length - 1 - index : index]
    if (!segment || isEmpty(segment, matchers)) continue
    const rest = { descending, limit: limit - vehicles.length, offset: 0 }
    vehicles.push(...findPage([segment], matchers, rest).vehicles)
  }
  return vehicles
}

/** Of the first `count` of `positions` and the vehicles that came later, in one order, those of the page. */
function vehiclesOf(
  segment: Segment,
  count: number,
  pending: readonly IndexedVehicle[],
  { descending, limit, offset }: Slice,
): FoundPage['vehicles'] {
  const all = count + pending.length
  const [from, to] = descending
    ? [Math.max(0, all - offset - limit), all - offset]
    : [offset, Math.min(all, offset + limit)]
  const found = pending.length === 0 ? [] : merged(segment, count, pending).slice(from, to)
  // Without newer ones only the page's own are made: a segment may have thousands that fit.
  if (pending.length === 0)
    for (let index = from; index < to; index += 1) found.push(at(segment, index))
  return descending ? found.toReversed() : found
}

function merged(
  segment: Segment,
  count: number,
  pending: readonly IndexedVehicle[],
): FoundPage['vehicles'] {
  const found: FoundPage['vehicles'] = []
  let next = 0
  for (let index = 0; index < count; index += 1) {
    const here = at(segment, index)
    for (let newer = pending[next]; newer && compare(newer, here) < 0; newer = pending[next]) {
      found.push(newcomer(newer))
      next += 1
    }
    found.push(here)
  }
  found.push(...pending.slice(next).map(newcomer))
  return found
}

function at({ columns }: Segment, index: number): FoundPage['vehicles'][number] {
  return vehicleFound(columns, positions[index] ?? 0)
}

export function vehicleFound(columns: Columns, position: number): FoundVehicle {
  const { ids, prices, facts } = columns
  return {
    id: ids[position] ?? 0,
    price: prices[position] ?? 0,
    facts: facts[position] ?? 0,
    shown: () => shownAt(columns, position),
  }
}

/** One that came since its segment was built. */
export function newcomer(vehicle: IndexedVehicle): FoundVehicle {
  const { id, price, facts } = vehicle
  return { id, price, facts, shown: () => vehicle }
}
