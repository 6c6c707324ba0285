import { LRUCache } from 'lru-cache'
import type { Segment } from './segment.ts'
import type { Range } from '../filters/filters.ts'
import type { Matcher } from './matchers.ts'

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
  readonly #range: Range | null

  constructor(counts: SegmentCounts, range: Range | null) {
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
  readonly #cached = new LRUCache<string, SegmentCounts>({ max: mostSearches })

  /** Null for a search whose counts are not cached. */
  of(matchers: readonly Matcher[], segments: number): CountsWithin | null {
    const key = keyOf(matchers)
    if (key === null) return null
    const counts = this.#cached.get(key) ?? new SegmentCounts()
    this.#cached.set(key, counts)
    const prices = matchers.find((matcher) => matcher.prices)?.prices ?? null
    return new CountsWithin(counts.forSegments(segments), prices)
  }
}

/** Without the prices. */
function keyOf(matchers: readonly Matcher[]): string | null {
  const keys = matchers.filter(({ prices }) => !prices).map(({ key }) => key)
  if (keys.includes(null)) return null
  const key = keys.join(';')
  return key.length > longestKey ? null : key
}
