import { LRUCache } from 'lru-cache'
import type { Segment } from './segment.ts'
import type { Condition } from './conditions.ts'
import type { PriceRange } from '../search/price-steps.ts'

/** Of so many searches; one takes 12 bytes a segment. */
const mostSearches = 5000

/** Letters of a search's key: what asks for hundreds of values is counted anew. */
const longestKey = 300

/** How many vehicles of each segment fit a search at any price, for as long as the segment stays as it is. */
class SegmentCounts {
  #stamps = new Float64Array()
  #counts = new Uint32Array()

  /** Of the segment at this position; null when it was not counted since its last change. */
  get(index: number, { stamp }: Pick<Segment, 'stamp'>): number | null {
    return this.#stamps[index] === stamp ? (this.#counts[index] ?? null) : null
  }

  set(index: number, { stamp }: Pick<Segment, 'stamp'>, count: number): void {
    this.#stamps[index] = stamp
    this.#counts[index] = count
  }

  /** Room for so many segments. What was counted before is forgotten when their number changes. */
  forSegments(segments: number): this {
    if (this.#stamps.length !== segments) {
      this.#stamps = new Float64Array(segments)
      this.#counts = new Uint32Array(segments)
    }
    return this
  }
}

/** The same for a search with a range of prices: of the segments that lie within it. */
export class CountsWithin {
  readonly #counts: SegmentCounts
  readonly #range: PriceRange | null

  constructor(counts: SegmentCounts, range: PriceRange | null) {
    this.#counts = counts
    this.#range = range
  }

  /** Of the segment at this position; null when it was not counted since its last change, or has other prices, too. */
  get(index: number, segment: CountedSegment): number | null {
    return this.#holds(segment) ? this.#counts.get(index, segment) : null
  }

  set(index: number, segment: CountedSegment, count: number): void {
    if (this.#holds(segment)) this.#counts.set(index, segment, count)
  }

  /** What came since a segment was built may be dearer than all that it was built of. */
  #holds({ columns: { prices, count }, pending }: CountedSegment): boolean {
    if (!this.#range) return true
    const { from, to } = this.#range
    const lowest = Math.min(prices[0] ?? from, pending[0]?.price ?? from)
    const highest = Math.max(prices[count - 1] ?? to, pending.at(-1)?.price ?? to)
    return lowest >= from && highest <= to
  }
}

/** What of a segment a count depends on. */
type CountedSegment = Pick<Segment, 'columns' | 'pending' | 'stamp'>

/**
 * The segments' counts of the searches of late: another page of a search, the same in the other order or between other
 * prices, counts only segments that have changed or that a price cuts, and reads those that its page lies in.
 */
export class CachedCounts {
  readonly #kept = new LRUCache<string, SegmentCounts>({ max: mostSearches })

  /** Null for a search whose counts are not kept: one at a door is asked anew each time, because its prices change. */
  of(conditions: readonly Condition[], segments: number): CountsWithin | null {
    const key = keyOf(conditions)
    if (key === null) return null
    const counts = this.#kept.get(key) ?? new SegmentCounts()
    this.#kept.set(key, counts)
    return new CountsWithin(counts.forSegments(segments), pricesOf(conditions))
  }
}

function pricesOf(conditions: readonly Condition[]): PriceRange | null {
  for (const condition of conditions)
    if (condition.kind === 'range' && condition.filter === 'price') return condition.range
  return null
}

/** Of all but the prices. */
function keyOf(conditions: readonly Condition[]): string | null {
  let key = ''
  for (const condition of conditions) {
    if (condition.kind === 'door') return null
    if (condition.filter === 'price') continue
    const asked =
      condition.kind === 'range'
        ? `${condition.range.from}-${condition.range.to}`
        : condition.codes.join()
    key += `${condition.filter} ${asked};`
  }
  return key.length > longestKey ? null : key
}
