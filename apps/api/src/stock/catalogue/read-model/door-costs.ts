import { type Bits, clearBit, keepOnly } from './bits.ts'
import type { Chunk } from './chunk.ts'
import type { Columns } from './columns.ts'
import { marksOf } from './door-marks.ts'
import type { DoorPrices } from './door-prices.ts'

/**
 * About what each place of a chunk costs at a door, in whole cents: a search over a million vehicles reads them one after the
 * other, where the door's own numbers lie at random places.
 */
export interface DoorCosts {
  costs: Uint32Array
  /** Of those that are known. */
  least: number
  most: number
}

/** In the place of a cost that nobody knows. */
export const notKnown = 0xff_ff_ff_ff

/** Costs of this much or more are not kept: only the door tells them. */
const mostTold = notKnown - 1

/** Four bytes a vehicle; they go with the door, or with the chunk when it is built anew. */
const kept = new WeakMap<DoorPrices, WeakMap<Columns, DoorCosts>>()

/** How far a cost may be from the exact one: as far as an estimate, and the part of a cent that was cut off. */
export function slackOf({ margin }: DoorPrices): number {
  return margin + 1
}

/** The estimate in whole cents, or `notKnown`. */
export function costOf(prices: DoorPrices, facts: number, price: number): number {
  const estimate = prices.estimate(facts, price)
  return Number.isNaN(estimate) ? notKnown : Math.min(mostTold, Math.max(0, Math.floor(estimate)))
}

export function costsOf(prices: DoorPrices, { columns }: Chunk): DoorCosts {
  let ofDoor = kept.get(prices)
  if (!ofDoor) {
    ofDoor = new WeakMap()
    kept.set(prices, ofDoor)
  }
  const known = ofDoor.get(columns)
  if (known) return known
  const { found, areFinal } = estimateAll(prices, columns)
  if (areFinal) ofDoor.set(columns, found)
  return found
}

function estimateAll(prices: DoorPrices, { count, facts, prices: asked }: Columns) {
  const costs = new Uint32Array(count)
  let [least, most, areFinal] = [mostTold, 0, true]
  for (let place = 0; place < count; place += 1) {
    const number = facts[place] ?? 0
    // Facts that came after the door was made ready are judged before the next search.
    if (number >= prices.judged) areFinal = false
    const cost = costOf(prices, number, asked[place] ?? 0)
    costs[place] = cost
    if (cost === notKnown) continue
    if (cost < least) least = cost
    if (cost > most) most = cost
  }
  return { found: { costs, least, most }, areFinal }
}

interface Fitting {
  fitting: Bits
  words: number
}

/** Keeps the fitting places that the budget in cents reaches. Exact: costs near the budget are computed. */
export function keepWithin(
  prices: DoorPrices,
  budget: number,
  chunk: Chunk,
  { fitting, words }: Fitting,
): void {
  const slack = slackOf(prices)
  const [surely, perhaps] = [budget - slack, budget + slack]
  const { costs, least, most } = costsOf(prices, chunk)
  if (least > perhaps) {
    fitting.fill(0, 0, words)
    return
  }
  keepOnly(fitting, marksOf(prices, chunk).priced, words)
  if (most <= surely && most < mostTold) return
  for (let word = 0; word < words; word += 1) {
    for (let left = fitting[word] ?? 0; left !== 0; left &= left - 1) {
      const place = (word << 5) + (31 - Math.clz32(left & -left))
      const cost = costs[place] ?? notKnown
      if (cost <= surely && cost < mostTold) continue
      if (cost <= perhaps && isReached(prices, budget, chunk.columns, place)) continue
      clearBit(fitting, place)
    }
  }
}

function isReached(
  prices: DoorPrices,
  budget: number,
  { facts, prices: asked }: Columns,
  place: number,
): boolean {
  const cost = prices.exact(facts[place] ?? 0, asked[place] ?? 0)
  return cost !== null && cost <= budget
}
