import { hasBit, positionsOf } from './bits.ts'
import { type IndexedVehicle, mostPositions, numbersOf } from './columns.ts'
import { landedBitsOf } from './landed-bits.ts'
import { costOf, costsOf, notKnown } from './landed-costs.ts'
import { admissions, type LandedPricer } from './landed-pricer.ts'
import { type Matcher, matchesAll } from './matchers.ts'
import { isEmpty, matchSegment } from './match-segment.ts'
import { numberNames } from '../filters/filters.ts'
import { openBits } from './open-bits.ts'
import type { Segment } from './segment.ts'

/** What matches a search, added up at a destination. Prices are those of what may enter and whose whole price is known. */
export interface LandedSums {
  entering: number
  refused: number
  /** Nobody can tell whether they may enter. */
  open: number
  priced: number
  /** Cents, each no further than a dollar from the exact price. */
  sum: number
  /** The cheapest at the destination: its facts and its own price in cents. */
  cheapest: { facts: number; price: number; cost: number } | null
  /** Of what may enter and whose year is told. */
  years: { from: number; to: number } | null
}

const year = numberNames.indexOf('year')
const fitting = openBits()
const positions = new Uint16Array(mostPositions)

/** One pass over what matches, without a page of it: about 10 ns a vehicle. */
export function sumLanded(
  segments: readonly Segment[],
  matchers: readonly Matcher[],
  pricer: LandedPricer,
): LandedSums {
  const sums = emptySums()
  for (const segment of segments) {
    if (isEmpty(segment, matchers)) continue
    addSegment(sums, segment, matchers, pricer)
    for (const vehicle of segment.pending)
      if (matchesAll(vehicle, matchers)) addPending(sums, vehicle, pricer)
  }
  return sums
}

function emptySums(): LandedSums {
  return { entering: 0, refused: 0, open: 0, priced: 0, sum: 0, cheapest: null, years: null }
}

function addSegment(
  sums: LandedSums,
  segment: Segment,
  matchers: readonly Matcher[],
  pricer: LandedPricer,
): void {
  const { columns } = segment
  const { enters, open } = landedBitsOf(pricer, segment)
  const { costs } = costsOf(pricer, segment)
  const years = numbersOf(columns, 'year')
  const count = positionsOf(fitting, matchSegment(segment, matchers, fitting), positions)
  for (let index = 0; index < count; index += 1) {
    const position = positions[index] ?? 0
    if (!hasBit(enters, position)) {
      sums[hasBit(open, position) ? 'open' : 'refused'] += 1
      continue
    }
    addEntering(sums, {
      facts: columns.facts[position] ?? 0,
      price: columns.prices[position] ?? 0,
      cost: costs[position] ?? notKnown,
      year: years[position] ?? 0,
    })
  }
}

/** One that came since its segment was built. */
function addPending(
  sums: LandedSums,
  { facts, price, numbers }: IndexedVehicle,
  pricer: LandedPricer,
): void {
  const admission = pricer.admission(facts)
  if (admission === admissions.yes)
    addEntering(sums, {
      facts,
      price,
      cost: costOf(pricer, facts, price),
      year: numbers[year] ?? 0,
    })
  else sums[admission === admissions.open ? 'open' : 'refused'] += 1
}

interface Entering {
  facts: number
  price: number
  cost: number
  /** 0 or less where nobody says. */
  year: number
}

function addEntering(sums: LandedSums, { facts, price, cost, year: made }: Entering): void {
  sums.entering += 1
  if (made > 0) {
    const { from, to } = sums.years ?? { from: made, to: made }
    sums.years = { from: Math.min(from, made), to: Math.max(to, made) }
  }
  if (cost === notKnown) return
  sums.priced += 1
  sums.sum += cost
  if (cost < (sums.cheapest?.cost ?? notKnown)) sums.cheapest = { facts, price, cost }
}
