import { placesOf } from './bits.ts'
import type { Chunk } from './chunk.ts'
import { mostPlaces } from './columns.ts'
import { type Condition, openAtDoor } from './conditions.ts'
import type { DoorPrices } from './door-prices.ts'
import { type FoundPage, findPage, type PlaceInList } from './find-page.ts'
import { fitsAll, matchChunk, openBits } from './match.ts'

const fitting = openBits()
const places = new Uint16Array(mostPlaces)

/** Cents of a bucket, and how many there are: what costs more is in the last. */
const bucketWidth = 2_500
const buckets = 65_536

/** Numbers, and no object of each: a million are visited. */
type Visit = (facts: number, price: number, id: number) => void

interface Near {
  id: number
  price: number
  facts: number
  cost: number
}

/**
 * A page in the order of what vehicles cost at a door, then of their ids; those whose duty is not known come last, in the order of
 * their prices. Estimates tell about where the page lies, and only what could belong to it is computed.
 */
export function findByDoor(
  chunks: readonly Chunk[],
  conditions: readonly Condition[],
  place: PlaceInList & { prices: DoorPrices },
): FoundPage {
  const { prices, descending, limit, offset } = place
  const histogram = new Uint32Array(buckets)
  let known = 0
  eachFitting(chunks, conditions, (facts, price) => {
    const cost = prices.estimate(facts, price)
    if (Number.isNaN(cost)) return
    known += 1
    const bucket = bucketOf(cost)
    histogram[bucket] = (histogram[bucket] ?? 0) + 1
  })
  const isOpen = openAtDoor({ prices, mayImport: false, budget: null }, true)
  const rest = findPage(chunks, [...conditions, isOpen], {
    descending: false,
    limit: Math.min(limit, Math.max(0, offset + limit - known)),
    offset: Math.max(0, offset - known),
  })
  const first = descending ? Math.max(0, known - offset - limit) : Math.min(offset, known)
  const end = descending ? Math.max(0, known - offset) : Math.min(offset + limit, known)
  const page = first < end ? pageOf({ chunks, conditions, prices, histogram }, first, end) : []
  if (descending) page.reverse()
  return { total: known + rest.total, vehicles: [...page, ...rest.vehicles] }
}

function bucketOf(cost: number): number {
  return Math.min(buckets - 1, Math.max(0, Math.floor(cost / bucketWidth)))
}

interface Counted {
  chunks: readonly Chunk[]
  conditions: readonly Condition[]
  prices: DoorPrices
  histogram: Uint32Array
}

/** The vehicles from a rank to another, in order. */
function pageOf(
  { chunks, conditions, prices, histogram }: Counted,
  first: number,
  end: number,
): FoundPage['vehicles'] {
  // A vehicle that costs less by more than twice the margin certainly comes before.
  const slack = 2 * prices.margin
  const from = bucketWithRank(histogram, first) * bucketWidth - slack
  const last = bucketWithRank(histogram, end - 1)
  const to = last === buckets - 1 ? Number.POSITIVE_INFINITY : (last + 1) * bucketWidth + slack
  const near: Near[] = []
  let before = 0
  eachFitting(chunks, conditions, (facts, price, id) => {
    const cost = prices.estimate(facts, price)
    if (cost < from) before += 1
    else if (cost <= to) near.push({ id, price, facts, cost })
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

function eachFitting(
  chunks: readonly Chunk[],
  conditions: readonly Condition[],
  visit: Visit,
): void {
  for (const chunk of chunks) {
    const { ids, prices, facts } = chunk.columns
    const count = placesOf(fitting, matchChunk(chunk, conditions, fitting), places)
    for (let index = 0; index < count; index += 1) {
      const place = places[index] ?? 0
      visit(facts[place] ?? 0, prices[place] ?? 0, ids[place] ?? 0)
    }
    for (const vehicle of chunk.added)
      if (fitsAll(vehicle, conditions)) visit(vehicle.facts, vehicle.price, vehicle.id)
  }
}
