import { type Bits, clearRange, keepOnly, setRange, wordsFor } from './bits.ts'
import { type Segment, positionFor } from './segment.ts'
import type { IndexedVehicle } from './columns.ts'
import type { Condition } from './conditions.ts'
import { none } from './dictionary.ts'
import { keepInRange, writeInRange } from './range-index.ts'
import { hasPosting, keepPostings, writePostings } from './postings.ts'
import type { PriceRange } from '../search/price-steps.ts'

/** The positions of a segment for which every condition holds, written to `fitting`; returns how many words that are. */
export function matchSegment(
  segment: Segment,
  conditions: readonly Condition[],
  fitting: Bits,
): number {
  const words = wordsFor(segment.columns.count)
  fitting.set(segment.live)
  for (const condition of conditions) keepFitting(segment, condition, fitting)
  return words
}

/** `fitting` keeps the positions for which the condition holds. */
function keepFitting(segment: Segment, condition: Condition, fitting: Bits): void {
  const { columns, values, ranges } = segment
  const words = wordsFor(columns.count)
  if (condition.kind === 'words') {
    for (const code of condition.codes)
      keepPostings(fitting, segment.words, { codes: [code], words })
  } else if (condition.kind === 'values') {
    const { dimension, codes } = condition
    const postings = values[dimension]
    if (postings) keepPostings(fitting, postings, { codes, words })
  } else if (condition.kind === 'door') {
    keepOnly(fitting, condition.marks(segment), words)
    condition.keepPriced?.(segment, { fitting, words })
  } else if (condition.filter === 'price') {
    const [from, to] = positionsWithin(segment, condition.range)
    clearRange(fitting, 0, from)
    clearRange(fitting, to, columns.count)
  } else keepInRange(ranges[condition.filter], condition.range, { fitting, words })
}

/** The positions for which one condition holds, whether their vehicles are still listed or not. */
export function writeFitting(segment: Segment, condition: Condition, fitting: Bits): void {
  const { columns, values, ranges } = segment
  const words = wordsFor(columns.count)
  if (condition.kind === 'words') {
    const [first = none, ...others] = condition.codes
    writePostings(fitting, segment.words, { codes: [first], words })
    for (const code of others) keepPostings(fitting, segment.words, { codes: [code], words })
  } else if (condition.kind === 'values') {
    const { dimension, codes } = condition
    const postings = values[dimension]
    if (postings) writePostings(fitting, postings, { codes, words })
  } else if (condition.kind === 'door') {
    fitting.set(condition.marks(segment))
    condition.keepPriced?.(segment, { fitting, words })
  } else if (condition.filter === 'price') {
    fitting.fill(0, 0, words)
    setRange(fitting, ...positionsWithin(segment, condition.range))
  } else writeInRange(ranges[condition.filter], condition.range, fitting)
}

/** From the first position on, before the second. */
function positionsWithin(segment: Segment, { from, to }: PriceRange): [number, number] {
  const first = positionFor(segment, { price: from, id: 0 })
  const end = positionFor(segment, { price: to, id: Number.MAX_SAFE_INTEGER })
  return [first, Math.max(first, end)]
}

/** Whether no position of the segment fits, as far as that can be told without looking at positions. */
export function isOutside({ columns, values, words }: Segment, condition: Condition): boolean {
  if (condition.kind === 'words') return condition.codes.some((code) => !hasPosting(words, code))
  if (condition.kind === 'values') {
    const postings = values[condition.dimension]
    return !postings || condition.codes.every((code) => !hasPosting(postings, code))
  }
  // A segment is a run of prices: most lie outside a range.
  const { prices, count } = columns
  const [lowest, highest] = [prices[0] ?? 0, prices[count - 1] ?? 0]
  if (condition.kind === 'door') return lowest > condition.atMost
  if (condition.filter !== 'price') return false
  return lowest > condition.range.to || highest < condition.range.from
}

export function fits(vehicle: IndexedVehicle, condition: Condition): boolean {
  if (condition.kind === 'words')
    return condition.codes.every((code) => vehicle.words.includes(code))
  if (condition.kind === 'values')
    return condition.codes.includes(vehicle.codes[condition.dimension] ?? none)
  if (condition.kind === 'door') return condition.admits(vehicle.facts, vehicle.price)
  const { from, to } = condition.range
  // What is not known is less than any bound.
  return vehicle[condition.filter] >= Math.max(from, 0) && vehicle[condition.filter] <= to
}

export function fitsAll(vehicle: IndexedVehicle, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => fits(vehicle, condition))
}
