import type { Context } from '../../../core/context.ts'
import { cachedFacts } from './cached-facts.ts'
import type { DestinationPricer, LandedCard } from './destination-pricer.ts'
import { listFacts } from './facts.store.ts'

interface FoundVehicles {
  rows: readonly { id: number; price: number }[]
  /** `vehicle_facts` by the vehicles' ids, where they are known already. */
  facts?: () => ReadonlyMap<number, string>
}

/** The field that a destination adds to each vehicle, by the vehicles' ids. */
export async function landedCards(
  { db, listedVehicles }: Pick<Context, 'db' | 'listedVehicles'>,
  pricer: DestinationPricer,
  { rows: vehicles, facts: knownFacts }: FoundVehicles,
): Promise<Map<number, { landed: LandedCard }>> {
  const ids = vehicles.map(({ id }) => id)
  const index = listedVehicles()
  const facts = knownFacts?.() ?? (await (index ? cachedFacts(db, index, ids) : listFacts(db, ids)))
  const known = vehicles.flatMap(({ id, price }) => {
    const text = facts.get(id)
    return text === undefined ? [] : [{ id, facts: text, price }]
  })
  const cards = await pricer.cards(known)
  return new Map(known.map(({ id }, at) => [id, { landed: cards[at] as LandedCard }]))
}
