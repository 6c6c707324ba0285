import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/db/database.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import { listFacts } from './facts.store.ts'

/** Some 200 bytes each. */
const mostFacts = 25_000

/** As long as a card. */
const longestLife = 60_000

type Facts = LRUCache<number, string>

const kept = new WeakMap<VehicleIndex, Facts>()

/** `vehicle_facts` of products by their ids, read from the database when unknown; a product's change removes its facts. */
export async function factsAlong(
  db: Database,
  model: VehicleIndex,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const facts = factsOf(model)
  const found = new Map<number, string>()
  for (const id of ids) {
    const known = facts.get(id)
    if (known !== undefined) found.set(id, known)
  }
  if (found.size < ids.length) {
    const { version } = model
    const read = await listFacts(
      db,
      ids.filter((id) => !found.has(id)),
    )
    // What changed meanwhile may have been read before its change.
    const isCurrent = model.version === version
    for (const [id, text] of read) {
      found.set(id, text)
      if (isCurrent) facts.set(id, text)
    }
  }
  return found
}

function factsOf(model: VehicleIndex): Facts {
  const known = kept.get(model)
  if (known) return known
  const facts: Facts = new LRUCache({ max: mostFacts, ttl: longestLife })
  model.onChange((id) => facts.delete(id))
  kept.set(model, facts)
  return facts
}
