import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/db/database.ts'
import { readTogether } from '../../../platform/db/read-together.ts'
import { primaryBehind } from '../../../platform/db/replicas/primary-behind.ts'
import type { VehicleReadModel } from '../read-model/read-model.ts'
import { cardsOf, type VehicleRow } from './vehicle-search.store.ts'

/** Many pages that were never asked for before miss a few cards each. */
const lookAtCard = readTogether<VehicleRow>(cardsOf)

/** Some 600 bytes each. */
const mostCards = 25_000

/** A change of the vehicle takes its card away; a make's new name changes none of its vehicles. */
const longestLife = 60_000

type Cards = LRUCache<number, VehicleRow>

const kept = new WeakMap<VehicleReadModel, Cards>()

/** The cards of these products in their order, read from the database when they are not known. */
export async function cardsInOrder(
  db: Database,
  model: VehicleReadModel,
  ids: readonly number[],
): Promise<VehicleRow[]> {
  const cards = cardsAlong(model)
  const found = new Map<number, VehicleRow>()
  for (const id of ids) {
    const card = cards.get(id)
    if (card) found.set(id, card)
  }
  if (found.size < ids.length) {
    const { version } = model
    const missing = ids.filter((id) => !found.has(id))
    const read = await Promise.all(missing.map((id) => lookAtCard(primaryBehind(db), id)))
    // What changed meanwhile may have been read before its change.
    const isCurrent = model.version === version
    for (const card of read) {
      if (!card) continue
      found.set(card.id, card)
      if (isCurrent) cards.set(card.id, card)
    }
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

function cardsAlong(model: VehicleReadModel): Cards {
  const known = kept.get(model)
  if (known) return known
  const cards: Cards = new LRUCache({ max: mostCards, ttl: longestLife })
  model.onChange((id) => cards.delete(id))
  kept.set(model, cards)
  return cards
}
