import { countBits, hasBit, positionsOf } from './bits.ts'
import type { CountsWithin } from './cached-counts.ts'
import { mostPositions } from './columns.ts'
import {
  type FoundPage,
  type FoundVehicle,
  newcomer,
  type Slice,
  vehicleFound,
} from './find-page.ts'
import { isEmpty, matchSegment } from './match-segment.ts'
import { type Matcher, matchesAll } from './matchers.ts'
import { openBits } from './open-bits.ts'
import { compare, type Segment } from './segment.ts'
import type { SortKey } from './sort-keys.ts'
import { rankOf, sortedPositions } from './sorted-positions.ts'

/** Pages that end further on are found by halving, which costs the same wherever they lie. */
export const mostAtHead = 300

/** So few of a segment are put in order by themselves; of more, the segment's order is read until enough match. */
const fewInSegment = 96

const fitting = openBits()
const positions = new Uint16Array(mostPositions)

interface Ranked {
  rank: number
  vehicle: FoundVehicle
}

type Order = Slice & { key: SortKey }

/**
 * One of the first pages in the order of a number: of each segment only as many are read as the page may need, and how many
 * there are is known from the counts of the search, whatever its order.
 */
export function findHead(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  { limit, offset, ...order }: Order,
  known: CountsWithin | null,
): FoundPage {
  const wanted = offset + limit
  const first: Ranked[] = []
  let total = 0
  for (const [index, segment] of segments.entries()) {
    if (isEmpty(segment, matchers)) {
      known?.set(index, segment, 0)
      continue
    }
    const words = matchSegment(segment, matchers, fitting)
    const pending = segment.pending.filter((vehicle) => matchesAll(vehicle, matchers))
    const counted = known?.get(index, segment) ?? countBits(fitting, words) + pending.length
    known?.set(index, segment, counted)
    total += counted
    if (counted === 0 || wanted === 0) continue
    const own = { ...order, words, count: counted - pending.length, wanted }
    first.push(...headOf(segment, own))
    for (const vehicle of pending)
      first.push({
        rank: rankOf(order.key.valueOf(vehicle), order.key, order.descending),
        vehicle: newcomer(vehicle),
      })
  }
  const vehicles = first
    .sort((one, other) => one.rank - other.rank || compare(one.vehicle, other.vehicle))
    .slice(offset, wanted)
    .map(({ vehicle }) => vehicle)
  return { total, vehicles }
}

interface Head {
  key: SortKey
  descending: boolean
  /** Of `fitting`, so many words count. */
  words: number
  /** How many of the segment's positions match. */
  count: number
  wanted: number
}

/** The first of a segment that match: at least as many as are wanted, if there are. */
function headOf(segment: Segment, { key, descending, words, count, wanted }: Head): Ranked[] {
  const values = key.values(segment)
  const ranked = (position: number): Ranked => ({
    rank: rankOf(values[position] ?? key.notKnown, key, descending),
    vehicle: vehicleFound(segment.columns, position),
  })
  if (count <= fewInSegment) {
    const found = positionsOf(fitting, words, positions)
    return Array.from(positions.subarray(0, found), ranked)
  }
  const found: Ranked[] = []
  const order = sortedPositions(values, key, descending)
  for (let index = 0; index < order.length && found.length < wanted; index += 1) {
    const position = order[index] ?? 0
    if (hasBit(fitting, position)) found.push(ranked(position))
  }
  return found
}
