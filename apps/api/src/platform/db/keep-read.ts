import { LRUCache } from 'lru-cache'
import type { Database } from './database.ts'

interface Bounds {
  /** Milliseconds for which what was read is used. */
  freshFor: number
  /** The most keys of a database. */
  most: number
}

/** Reads under a key once in a while, for each database apart; who asks meanwhile has the same answer. A failure is not kept. */
export function keepRead<Value>({ freshFor, most }: Bounds) {
  const caches = new WeakMap<Database, LRUCache<string, Promise<Value>>>()
  return (db: Database, key: string, read: () => Promise<Value>): Promise<Value> => {
    let cache = caches.get(db)
    if (!cache) {
      cache = new LRUCache({ max: most, ttl: freshFor })
      caches.set(db, cache)
    }
    const known = cache.get(key)
    if (known) return known
    const found = read()
    cache.set(key, found)
    found.catch(() => cache.delete(key))
    return found
  }
}
