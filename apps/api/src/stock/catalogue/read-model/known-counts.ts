import { LRUCache } from 'lru-cache'
import type { Chunk } from './chunk.ts'
import type { Condition } from './conditions.ts'
import type { PriceRange } from '../search/price-steps.ts'

/** Of so many searches; one takes 12 bytes a chunk. */
const mostSearches = 5000

/** Letters of a search's key: what asks for hundreds of values is counted anew. */
const longestKey = 300

/** How many vehicles of each chunk fit a search at any price, for as long as the chunk stays as it is. */
class ChunkCounts {
  #stamps = new Float64Array()
  #counts = new Uint32Array()

  /** Of the chunk at this place; null when it was not counted since its last change. */
  get(index: number, { stamp }: Pick<Chunk, 'stamp'>): number | null {
    return this.#stamps[index] === stamp ? (this.#counts[index] ?? null) : null
  }

  set(index: number, { stamp }: Pick<Chunk, 'stamp'>, count: number): void {
    this.#stamps[index] = stamp
    this.#counts[index] = count
  }

  /** Room for so many chunks. What was counted before is forgotten when their number changes. */
  forChunks(chunks: number): this {
    if (this.#stamps.length !== chunks) {
      this.#stamps = new Float64Array(chunks)
      this.#counts = new Uint32Array(chunks)
    }
    return this
  }
}

/** The same for a search with a range of prices: of the chunks that lie within it. */
export class CountsWithin {
  readonly #counts: ChunkCounts
  readonly #range: PriceRange | null

  constructor(counts: ChunkCounts, range: PriceRange | null) {
    this.#counts = counts
    this.#range = range
  }

  /** Of the chunk at this place; null when it was not counted since its last change, or has other prices, too. */
  get(index: number, chunk: CountedChunk): number | null {
    return this.#holds(chunk) ? this.#counts.get(index, chunk) : null
  }

  set(index: number, chunk: CountedChunk, count: number): void {
    if (this.#holds(chunk)) this.#counts.set(index, chunk, count)
  }

  /** What came since a chunk was built may be dearer than all that it was built of. */
  #holds({ columns: { prices, count }, added }: CountedChunk): boolean {
    if (!this.#range) return true
    const { from, to } = this.#range
    const lowest = Math.min(prices[0] ?? from, added[0]?.price ?? from)
    const highest = Math.max(prices[count - 1] ?? to, added.at(-1)?.price ?? to)
    return lowest >= from && highest <= to
  }
}

/** What of a chunk a count depends on. */
type CountedChunk = Pick<Chunk, 'columns' | 'added' | 'stamp'>

/**
 * The chunks' counts of the searches of late: another page of a search, the same in the other order or between other
 * prices, counts only chunks that have changed or that a price cuts, and reads those that its page lies in.
 */
export class KnownCounts {
  readonly #kept = new LRUCache<string, ChunkCounts>({ max: mostSearches })

  /** Null for a search whose counts are not kept: one at a door is asked anew each time, because its prices change. */
  of(conditions: readonly Condition[], chunks: number): CountsWithin | null {
    const key = keyOf(conditions)
    if (key === null) return null
    const counts = this.#kept.get(key) ?? new ChunkCounts()
    this.#kept.set(key, counts)
    return new CountsWithin(counts.forChunks(chunks), pricesOf(conditions))
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
