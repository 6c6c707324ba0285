import type { Database } from '../database.ts'

/** `stock`: products and their pictures; `shop`: terms, places, names and texts, which change a few times a day. */
export type Topic = 'stock' | 'shop'

/** How often each topic was invalidated. A value that was cached under one number is stale under the next. */
export type Versions = Readonly<Record<Topic, number>>

/** Milliseconds between two invalidations of a topic, so that many changes do not make caches useless. */
const minInterval = 400

/**
 * Which data have changed in the database, as far as this process knows. A cache notes the versions from before it read, and
 * reads again when there are newer ones.
 */
export class Invalidations {
  #versions: Versions = { stock: 0, shop: 0 }
  readonly #waiting = new Map<Topic, NodeJS.Timeout>()
  readonly #changedAt = new Map<Topic, number>()
  readonly #interval: number

  constructor(interval = minInterval) {
    this.#interval = interval
  }

  /** The same object until a topic is invalidated. */
  get versions(): Versions {
    return this.#versions
  }

  invalidate(topic: Topic) {
    if (this.#waiting.has(topic)) return
    const wait =
      (this.#changedAt.get(topic) ?? -this.#interval) + this.#interval - performance.now()
    if (wait <= 0) return this.#invalidateNow(topic)
    const timer = setTimeout(() => {
      this.#waiting.delete(topic)
      this.#invalidateNow(topic)
    }, wait)
    this.#waiting.set(topic, timer.unref())
  }

  #invalidateNow(topic: Topic) {
    this.#changedAt.set(topic, performance.now())
    this.#versions = { ...this.#versions, [topic]: this.#versions[topic] + 1 }
  }
}

const known = new WeakMap<Database, Invalidations>()

/** A replica, or a transaction, has the invalidations of its primary. */
export function shareInvalidations(db: Database, invalidations: Invalidations) {
  known.set(db, invalidations)
}

/** The invalidations of what is read through these connections. */
export function invalidationsOf(db: Database): Invalidations {
  const found = known.get(db) ?? new Invalidations()
  known.set(db, found)
  return found
}
