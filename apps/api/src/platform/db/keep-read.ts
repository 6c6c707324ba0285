import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'
import { newsOf, type Topic } from './news/news.ts'

interface Bounds {
  /** The most milliseconds for which a value is used when nobody tells that it changed. */
  freshFor: number
  /** The most keys of a database. */
  most: number
  /** What it depends on. */
  topic: Topic
}

interface Kept<Value> {
  value: Promise<Value>
  version: number
}

/**
 * Keeps what is read under a key until it changes, for each database apart; simultaneous callers share one read. A
 * failure is not kept.
 */
export function keepRead<Value>({ freshFor, most, topic }: Bounds) {
  const caches = new WeakMap<Database, LRUCache<string, Kept<Value>>>()
  return (db: Database, key: string, read: () => Promise<Value>): Promise<Value> => {
    let cache = caches.get(db)
    if (!cache) {
      cache = new LRUCache({ max: most, ttl: freshFor })
      caches.set(db, cache)
    }
    const version = newsOf(db).versions[topic]
    const known = cache.get(key)
    if (known?.version === version) return known.value
    const made = { value: read(), version }
    cache.set(key, made)
    made.value.catch(() => cache.peek(key) === made && cache.delete(key))
    return made.value
  }
}
