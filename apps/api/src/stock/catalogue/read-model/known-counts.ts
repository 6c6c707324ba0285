import { LRUCache } from 'lru-cache'
import type { Chunk } from './chunk.ts'
import type { Condition } from './conditions.ts'

/** Of so many searches; one takes 12 bytes a chunk. */
const mostSearches = 5000

/** Letters of a search's key: what asks for hundreds of values is counted anew. */
const longestKey = 300

/** How many vehicles of each chunk fit a search, for as long as the chunk stays as it is. */
export class ChunkCounts {
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

/**
 * The chunks' counts of the searches of late: another page of a search, or the same in the other order, counts only chunks
 * that have changed, and reads those that its page lies in.
 */
export class KnownCounts {
  readonly #kept = new LRUCache<string, ChunkCounts>({ max: mostSearches })

  /** Null for a search whose counts are not kept: one at a door is asked anew each time, because its prices change. */
  of(conditions: readonly Condition[], chunks: number): ChunkCounts | null {
    const key = keyOf(conditions)
    if (key === null) return null
    const known = this.#kept.get(key)
    if (known) return known.forChunks(chunks)
    const counts = new ChunkCounts().forChunks(chunks)
    this.#kept.set(key, counts)
    return counts
  }
}

function keyOf(conditions: readonly Condition[]): string | null {
  let key = ''
  for (const condition of conditions) {
    if (condition.kind === 'door') return null
    const asked =
      condition.kind === 'range'
        ? `${condition.range.from}-${condition.range.to}`
        : condition.codes.join()
    key += `${condition.filter} ${asked};`
  }
  return key.length > longestKey ? null : key
}
