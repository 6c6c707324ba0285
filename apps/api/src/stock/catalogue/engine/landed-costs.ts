import { type Bits, clearBit, keepOnly } from './bits.ts'
import type { Segment } from './segment.ts'
import type { Columns } from './columns.ts'
import { landedBitsOf } from './landed-bits.ts'
import type { LandedPricer } from './landed-pricer.ts'
import type { SortKey } from './sort-keys.ts'

/**
 * About what each position of a segment costs at a destination, in whole cents: a search over a million vehicles reads them one after the
 * other, where the pricer's own numbers lie at random positions.
 */
export interface LandedCosts {
  costs: Uint32Array
  /** Of those that are known. */
  least: number
  most: number
}

/** In place of a cost that nobody knows. */
export const notKnown = 0xff_ff_ff_ff

/** Costs of this much or more are not kept: only the pricer tells them. */
const mostTold = notKnown - 1

/** Four bytes a vehicle; they go with the pricer, or with the segment when it is built anew. */
const cached = new WeakMap<LandedPricer, WeakMap<Columns, LandedCosts>>()

/** How far a cost may be from the exact one: as far as an estimate, and the part of a cent that was cut off. */
function slackOf({ margin }: LandedPricer): number {
  return margin + 1
}

/** The estimate in whole cents, or `notKnown`. */
export function costOf(pricer: LandedPricer, facts: number, price: number): number {
  const estimate = pricer.estimate(facts, price)
  return Number.isNaN(estimate) ? notKnown : Math.min(mostTold, Math.max(0, Math.floor(estimate)))
}

export function costsOf(pricer: LandedPricer, { columns }: Segment): LandedCosts {
  let ofPricer = cached.get(pricer)
  if (!ofPricer) {
    ofPricer = new WeakMap()
    cached.set(pricer, ofPricer)
  }
  const known = ofPricer.get(columns)
  if (known) return known
  const { found, areFinal } = estimateAll(pricer, columns)
  if (areFinal) ofPricer.set(columns, found)
  return found
}

function estimateAll(pricer: LandedPricer, { count, facts, prices }: Columns) {
  const costs = new Uint32Array(count)
  let [least, most, areFinal] = [mostTold, 0, true]
  for (let position = 0; position < count; position += 1) {
    const number = facts[position] ?? 0
    // Facts that came after the pricer was made ready are judged before the next search.
    if (number >= pricer.judged) areFinal = false
    const cost = costOf(pricer, number, prices[position] ?? 0)
    costs[position] = cost
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

/** Keeps the fitting positions that the budget in cents reaches. Exact: costs near the budget are computed. */
export function keepWithin(
  pricer: LandedPricer,
  budget: number,
  segment: Segment,
  { fitting, words }: Fitting,
): void {
  const slack = slackOf(pricer)
  const [surely, perhaps] = [budget - slack, budget + slack]
  const { costs, least, most } = costsOf(pricer, segment)
  if (least > perhaps) {
    fitting.fill(0, 0, words)
    return
  }
  keepOnly(fitting, landedBitsOf(pricer, segment).priced, words)
  if (most <= surely && most < mostTold) return
  for (let word = 0; word < words; word += 1) {
    for (let left = fitting[word] ?? 0; left !== 0; left &= left - 1) {
      const position = (word << 5) + (31 - Math.clz32(left & -left))
      const cost = costs[position] ?? notKnown
      if (cost <= surely && cost < mostTold) continue
      if (cost <= perhaps && isReached(pricer, budget, segment.columns, position)) continue
      clearBit(fitting, position)
    }
  }
}

function isReached(
  pricer: LandedPricer,
  budget: number,
  { facts, prices }: Columns,
  position: number,
): boolean {
  const cost = pricer.exact(facts[position] ?? 0, prices[position] ?? 0)
  return cost !== null && cost <= budget
}

/** Orders by the landed price. */
export function landedKey(pricer: LandedPricer): SortKey {
  return {
    values: (segment) => costsOf(pricer, segment).costs,
    valueOf: ({ facts, price }) => costOf(pricer, facts, price),
    notKnown,
    exact: {
      slack: slackOf(pricer),
      of: (facts, price) => pricer.exact(facts, price) ?? Number.POSITIVE_INFINITY,
    },
  }
}
