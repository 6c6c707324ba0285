import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'
import { invalidationsOf, type Topic } from './invalidation/invalidations.ts'

interface Bounds {
  /** The most milliseconds for which a value is used while its topic does not change. */
  freshFor: number
  /** The most keys of a database. */
  most: number
  /** The changes that make a value stale. */
  topic: Topic
}

interface Cached<Value> {
  value: Promise<Value>
  version: number
}

/**
 * Caches what is read under a key until its topic changes, for each database apart; simultaneous callers share one read. A
 * failure is not cached.
 */
export function cachedRead<Value>({ freshFor, most, topic }: Bounds) {
  const caches = new WeakMap<Database, LRUCache<string, Cached<Value>>>()
  return (db: Database, key: string, read: () => Promise<Value>): Promise<Value> => {
    let cache = caches.get(db)
    if (!cache) {
      cache = new LRUCache({ max: most, ttl: freshFor })
      caches.set(db, cache)
    }
    const version = invalidationsOf(db).versions[topic]
    const known = cache.get(key)
    if (known?.version === version) return known.value
    const made = { value: read(), version }
    cache.set(key, made)
    made.value.catch(() => cache.peek(key) === made && cache.delete(key))
    return made.value
  }
}
