import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An answer that is the same for everybody, ready to send. */
export interface SharedAnswer {
  text: string
  etag: string
  cacheControl: string
}

export interface CachePolicy {
  /** Seconds. */
  maxAge: number
  staleWhileRevalidate: number
}

/**
 * Public answers for a few seconds, and one computation for simultaneous callers of the same address:
 * what a shelf of popular searches costs does not grow with the crowd in front of it.
 */
export class SharedCache {
  readonly #answers = new LRUCache<string, SharedAnswer>({
    max: 20_000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ text }) => text.length + 200,
  })
  readonly #underWay = new Map<string, Promise<SharedAnswer | null>>()

  get(key: string): SharedAnswer | undefined {
    return this.#answers.get(key)
  }

  /** The answer under `key`, made by `produce` when there is none; null is passed on and not kept. */
  through(
    key: string,
    policy: CachePolicy,
    produce: () => Promise<string | null>,
  ): Promise<SharedAnswer | null> {
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const made = produce()
      .then((text) => (text === null ? null : this.#keep(key, text, policy)))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  #keep(key: string, text: string, { maxAge, staleWhileRevalidate }: CachePolicy): SharedAnswer {
    const answer = {
      text,
      etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
      cacheControl: `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}`,
    }
    this.#answers.set(key, answer, { ttl: maxAge * 1000 })
    return answer
  }
}
