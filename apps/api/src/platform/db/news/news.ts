import type { Database } from '../database.ts'

/** `stock`: products and their pictures; `shop`: terms, places, names and texts, which change a few times a day. */
export type Topic = 'stock' | 'shop'

/** How often each was told. What was read under one number is read anew under the next. */
export type Versions = Readonly<Record<Topic, number>>

/** Milliseconds between two tellings of a topic, so that many changes do not make caches useless. */
const restFor = 400

/**
 * What changed in the database, as far as this process has heard. Whoever keeps what it read notes the versions from
 * before it asked, and asks again when there are others.
 */
export class News {
  #versions: Versions = { stock: 0, shop: 0 }
  readonly #waiting = new Map<Topic, NodeJS.Timeout>()
  readonly #toldAt = new Map<Topic, number>()
  readonly #rest: number

  constructor(rest = restFor) {
    this.#rest = rest
  }

  /** The same object as long as nothing is told. */
  get versions(): Versions {
    return this.#versions
  }

  tell(topic: Topic) {
    if (this.#waiting.has(topic)) return
    const wait = (this.#toldAt.get(topic) ?? -this.#rest) + this.#rest - performance.now()
    if (wait <= 0) return this.#tellNow(topic)
    const timer = setTimeout(() => {
      this.#waiting.delete(topic)
      this.#tellNow(topic)
    }, wait)
    this.#waiting.set(topic, timer.unref())
  }

  #tellNow(topic: Topic) {
    this.#toldAt.set(topic, performance.now())
    this.#versions = { ...this.#versions, [topic]: this.#versions[topic] + 1 }
  }
}

const known = new WeakMap<Database, News>()

/** What is read of a replica, or in a transaction, changes with its primary. */
export function shareNews(db: Database, news: News) {
  known.set(db, news)
}

/** The news of what is read through these connections. */
export function newsOf(db: Database): News {
  const found = known.get(db) ?? new News()
  known.set(db, found)
  return found
}
