import type { Context } from '../../../core/context.ts'
import type { Door, LandedCard } from './destination-pricer.ts'
import { listFacts } from './facts.store.ts'
import { factsAlong } from './cached-facts.ts'

interface Found {
  rows: readonly { id: number; price: number }[]
  /** Tells `vehicle_facts` by their ids, where they are known already. */
  facts?: () => ReadonlyMap<number, string>
}

/** What vehicles cost at a door, as the fields that it adds to them, by their ids. */
export async function landedCards(
  { db, listedVehicles }: Pick<Context, 'db' | 'listedVehicles'>,
  door: Door,
  { rows: vehicles, facts: tell }: Found,
): Promise<Map<number, { landed: LandedCard }>> {
  const ids = vehicles.map(({ id }) => id)
  const model = listedVehicles()
  const facts = tell?.() ?? (await (model ? factsAlong(db, model, ids) : listFacts(db, ids)))
  const known = vehicles.flatMap(({ id, price }) => {
    const text = facts.get(id)
    return text === undefined ? [] : [{ id, facts: text, price }]
  })
  const cards = await door.cards(known)
  return new Map(known.map(({ id }, index) => [id, { landed: cards[index] as LandedCard }]))
}
