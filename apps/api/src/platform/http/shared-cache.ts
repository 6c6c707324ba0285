import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { WhenRead } from '../../core/contract.ts'
import { Invalidations, type Versions } from '../db/invalidation/invalidations.ts'

/** An answer that is the same for everybody, ready to send. */
export interface SharedAnswer {
  text: string
  etag: string
  cacheControl: string
  whenRead?: WhenRead | undefined
}

export interface CachePolicy {
  /** Seconds. */
  maxAge: number
  staleWhileRevalidate: number
}

/** An operation's answer, and a check whether the operation would still answer the same. */
export interface Produced {
  text: string
  isStillValid?: (() => Promise<boolean>) | undefined
  whenRead?: WhenRead | undefined
}

interface Entry {
  answer: SharedAnswer
  freshUntil: number
  keptUntil: number
  isStillValid: (() => Promise<boolean>) | undefined
  /** The versions from before it was computed. */
  versions: Versions
}

interface UnderWay {
  answer: Promise<SharedAnswer | null>
  versions: Versions
}

/**
 * An answer is made anew after this many milliseconds even if it still holds: a make's new name changes none of its
 * vehicles.
 */
const longestLife = 60_000

/** Bytes of all cached answers, and of one beside its text. */
const mostBytes = 32 * 1024 * 1024
const besideText = 1000

/** Bytes of a string in V8: a single letter beyond Latin-1 doubles the size of all. */
export function bytesOf(text: string): number {
  return /[^\0-\xff]/.test(text) ? 2 * text.length : text.length
}

/** Cache key: the public origin in the answer's links, and the address with its query. */
export function sharedKey(origin: string, url: string): string {
  return `${origin} ${url}`
}

/**
 * Public answers for a few seconds, and one computation for simultaneous callers of the same address: the cost of popular
 * searches does not grow with the number of people who ask. No answer is sent that was made before a change that this
 * process has heard of. One that can tell whether it still holds is asked when its seconds are over, or stock has
 * changed, and is kept until its data change.
 */
export class SharedCache {
  readonly #entries = new LRUCache<string, Entry>({
    max: 50_000,
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => bytesOf(answer.text) + bytesOf(key) + besideText,
  })
  readonly #underWay = new Map<string, UnderWay>()
  readonly #invalidations: Invalidations

  constructor(invalidations = new Invalidations()) {
    this.#invalidations = invalidations
  }

  /** An answer that may be sent at once. */
  get(key: string): SharedAnswer | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.versions !== this.#invalidations.versions) return undefined
    return performance.now() < entry.freshUntil ? entry.answer : undefined
  }

  /** The answer under `key`, made by `produce` when there is none that holds; null is passed on and not cached. */
  through(
    key: string,
    policy: CachePolicy,
    produce: () => Promise<Produced | null>,
  ): Promise<SharedAnswer | null> {
    const { versions } = this.#invalidations
    const waiting = this.#underWay.get(key)
    if (waiting?.versions === versions) return waiting.answer
    const answer = this.#renewOrMake(key, policy, produce).finally(() => {
      if (this.#underWay.get(key)?.answer === answer) this.#underWay.delete(key)
    })
    this.#underWay.set(key, { answer, versions })
    return answer
  }

  async #renewOrMake(key: string, policy: CachePolicy, produce: () => Promise<Produced | null>) {
    const entry = this.#entries.get(key)
    const now = performance.now()
    const { versions } = this.#invalidations
    const mayHold = entry?.versions.shop === versions.shop && now < entry.keptUntil
    if (mayHold && (await entry.isStillValid?.())) {
      entry.versions = versions
      entry.freshUntil = Math.min(now + policy.maxAge * 1000, entry.keptUntil)
      return entry.answer
    }
    const produced = await produce()
    return produced && this.#keep(key, { ...produced, versions }, policy)
  }

  #keep(
    key: string,
    { text, isStillValid, whenRead, versions }: Produced & { versions: Versions },
    policy: CachePolicy,
  ): SharedAnswer {
    const answer = {
      text,
      etag: `W/"${hash('sha1', text, 'base64url')}"`,
      cacheControl: `public, max-age=${policy.maxAge}, stale-while-revalidate=${policy.staleWhileRevalidate}`,
      whenRead,
    }
    const now = performance.now()
    const freshUntil = now + policy.maxAge * 1000
    const keptUntil = Math.max(freshUntil, now + longestLife)
    this.#entries.set(key, { answer, freshUntil, keptUntil, isStillValid, versions })
    return answer
  }
}
