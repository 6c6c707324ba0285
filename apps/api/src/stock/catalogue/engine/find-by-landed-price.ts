import type { Segment } from './segment.ts'
import { type Condition, openAtDoor } from './conditions.ts'
import { costOf, costsOf, notKnown, slackOf } from './landed-costs.ts'
import type { LandedPricer } from './landed-pricer.ts'
import {
  type FoundPage,
  type FoundVehicle,
  findPage,
  newcomer,
  type Slice,
  vehicleFound,
} from './find-page.ts'
import { fitsAll, matchSegment } from './match.ts'
import { openBits } from './open-bits.ts'

const fitting = openBits()

/** Cents of a bucket, and how many there are: what costs more is in the last. */
const bucketWidth = 2_500
const buckets = 65_536

/** Called for each vehicle with a price at the door: with numbers, as a million are visited; `read` makes an object. */
type Visit = (cost: number, read: (cost: number) => Near) => void

interface Near extends FoundVehicle {
  cost: number
}

/**
 * A page in the order of what vehicles cost at a door, then of their ids; those whose duty is not known come last, in the order of
 * their prices. Estimates tell about where the page lies, and only what could belong to it is computed.
 */
export function findByDoor(
  segments: readonly Segment[],
  conditions: readonly Condition[],
  position: Slice & { prices: LandedPricer },
): FoundPage {
  const { prices, descending, limit, offset } = position
  const histogram = new Uint32Array(buckets)
  let known = 0
  eachPriced({ segments, conditions, prices }, (cost) => {
    known += 1
    const bucket = bucketOf(cost)
    histogram[bucket] = (histogram[bucket] ?? 0) + 1
  })
  const isOpen = openAtDoor({ prices, mayImport: false, budget: null }, true)
  const rest = findPage(segments, [...conditions, isOpen], {
    descending: false,
    limit: Math.min(limit, Math.max(0, offset + limit - known)),
    offset: Math.max(0, offset - known),
  })
  const first = descending ? Math.max(0, known - offset - limit) : Math.min(offset, known)
  const end = descending ? Math.max(0, known - offset) : Math.min(offset + limit, known)
  const page = first < end ? pageOf({ segments, conditions, prices, histogram }, first, end) : []
  if (descending) page.reverse()
  return { total: known + rest.total, vehicles: [...page, ...rest.vehicles] }
}

function bucketOf(cost: number): number {
  return Math.min(buckets - 1, Math.max(0, Math.floor(cost / bucketWidth)))
}

interface Priced {
  segments: readonly Segment[]
  conditions: readonly Condition[]
  prices: LandedPricer
}

/** The vehicles from a rank to another, in order. */
function pageOf(
  { histogram, ...priced }: Priced & { histogram: Uint32Array },
  first: number,
  end: number,
): FoundPage['vehicles'] {
  const { prices } = priced
  // A vehicle certainly comes before if it costs less by more than twice the possible error of a cost.
  const slack = 2 * slackOf(prices)
  const from = bucketWithRank(histogram, first) * bucketWidth - slack
  const last = bucketWithRank(histogram, end - 1)
  const to = last === buckets - 1 ? Number.POSITIVE_INFINITY : (last + 1) * bucketWidth + slack
  const near: Near[] = []
  let before = 0
  eachPriced(priced, (cost, read) => {
    if (cost < from) before += 1
    else if (cost <= to) near.push(read(cost))
  })
  near.sort((a, b) => a.cost - b.cost)
  const least = (near[first - before]?.cost ?? 0) - slack
  const most = (near[end - 1 - before]?.cost ?? 0) + slack
  const candidates = near.filter(({ cost }) => cost >= least && cost <= most)
  before += near.findIndex(({ cost }) => cost >= least)
  return candidates
    .map((one) => ({
      ...one,
      cost: prices.exact(one.facts, one.price) ?? Number.POSITIVE_INFINITY,
    }))
    .sort((a, b) => a.cost - b.cost || a.id - b.id)
    .slice(first - before, end - before)
}

/** The bucket of the vehicle with so many before it. */
function bucketWithRank(histogram: Uint32Array, rank: number): number {
  let before = 0
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    before += histogram[bucket] ?? 0
    if (before > rank) return bucket
  }
  return buckets - 1
}

/** Visits everything that fits and has a price at the door. */
function eachPriced({ segments, conditions, prices }: Priced, visit: Visit): void {
  for (const segment of segments) {
    const { costs } = costsOf(prices, segment)
    const words = matchSegment(segment, conditions, fitting)
    let position = 0
    const readPlace = (cost: number): Near => ({ ...vehicleFound(segment.columns, position), cost })
    for (let word = 0; word < words; word += 1) {
      for (let left = fitting[word] ?? 0; left !== 0; left &= left - 1) {
        position = (word << 5) + (31 - Math.clz32(left & -left))
        const cost = costs[position] ?? notKnown
        if (cost !== notKnown) visit(cost, readPlace)
      }
    }
    for (const vehicle of segment.pending) {
      const cost = costOf(prices, vehicle.facts, vehicle.price)
      if (cost === notKnown || !fitsAll(vehicle, conditions)) continue
      visit(cost, () => ({ ...newcomer(vehicle), cost }))
    }
  }
}
