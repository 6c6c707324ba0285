import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/db/database.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import { listFacts } from './facts.store.ts'

/** Some 200 bytes each. */
const maxFacts = 25_000

/** Milliseconds; as long as a card is cached. */
const longestLife = 60_000

type Facts = LRUCache<number, string>

const caches = new WeakMap<VehicleIndex, Facts>()

/** `vehicle_facts` of products by their ids, read from the database when unknown; a product's change removes its facts. */
export async function cachedFacts(
  db: Database,
  index: VehicleIndex,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const facts = cacheOf(index)
  const found = new Map<number, string>()
  for (const id of ids) {
    const known = facts.get(id)
    if (known !== undefined) found.set(id, known)
  }
  if (found.size < ids.length) {
    const { version } = index
    const read = await listFacts(
      db,
      ids.filter((id) => !found.has(id)),
    )
    // What changed meanwhile may have been read before its change.
    const isCurrent = index.version === version
    for (const [id, text] of read) {
      found.set(id, text)
      if (isCurrent) facts.set(id, text)
    }
  }
  return found
}

function cacheOf(index: VehicleIndex): Facts {
  const known = caches.get(index)
  if (known) return known
  const facts: Facts = new LRUCache({ max: maxFacts, ttl: longestLife })
  index.onChange((id) => facts.delete(id))
  caches.set(index, facts)
  return facts
}
