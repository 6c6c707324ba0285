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

/** An operation's answer, and a way to learn later whether the operation would answer the same again. */
export interface Produced {
  text: string
  stillTrue?: (() => Promise<boolean>) | undefined
}

interface Entry {
  answer: SharedAnswer
  freshUntil: number
  keptUntil: number
  stillTrue: (() => Promise<boolean>) | undefined
}

/**
 * An answer is made anew after this many milliseconds even if it still holds: a make's new name changes none of its
 * vehicles.
 */
const longestLife = 60_000

/**
 * Public answers for a few seconds, and one computation for simultaneous callers of the same address: the cost of popular
 * searches does not grow with the number of people who ask. An answer that can tell whether it still holds is asked
 * when its seconds are over, and is kept until its data change.
 */
export class SharedCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: 50_000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ answer }) => answer.text.length + 400,
  })
  readonly #underWay = new Map<string, Promise<SharedAnswer | null>>()

  /** An answer that may be sent at once. */
  get(key: string): SharedAnswer | undefined {
    const entry = this.#entries.get(key)
    return entry && performance.now() < entry.freshUntil ? entry.answer : undefined
  }

  /** The answer under `key`, made by `produce` when there is none that holds; null is passed on and not kept. */
  through(
    key: string,
    policy: CachePolicy,
    produce: () => Promise<Produced | null>,
  ): Promise<SharedAnswer | null> {
    const waiting = this.#underWay.get(key)
    if (waiting) return waiting
    const made = this.#renewOrMake(key, policy, produce).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, made)
    return made
  }

  async #renewOrMake(key: string, policy: CachePolicy, produce: () => Promise<Produced | null>) {
    const entry = this.#entries.get(key)
    const now = performance.now()
    if (entry?.stillTrue && now < entry.keptUntil && (await entry.stillTrue())) {
      entry.freshUntil = Math.min(now + policy.maxAge * 1000, entry.keptUntil)
      return entry.answer
    }
    const produced = await produce()
    return produced && this.#keep(key, produced, policy)
  }

  #keep(key: string, { text, stillTrue }: Produced, policy: CachePolicy): SharedAnswer {
    const answer = {
      text,
      etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
      cacheControl: `public, max-age=${policy.maxAge}, stale-while-revalidate=${policy.staleWhileRevalidate}`,
    }
    const now = performance.now()
    const freshUntil = now + policy.maxAge * 1000
    const keptUntil = Math.max(freshUntil, now + longestLife)
    this.#entries.set(key, { answer, freshUntil, keptUntil, stillTrue })
    return answer
  }
}
