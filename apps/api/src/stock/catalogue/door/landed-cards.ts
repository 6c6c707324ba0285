import type { Context } from '../../../core/context.ts'
import type { Door, LandedCard } from './door.ts'
import { listFacts } from './facts.store.ts'

/** What vehicles cost at a door, by their ids. */
export async function landedCards(
  { db }: Pick<Context, 'db'>,
  door: Door,
  vehicles: readonly { id: number; price: number }[],
): Promise<Map<number, LandedCard>> {
  const facts = await listFacts(
    db,
    vehicles.map(({ id }) => id),
  )
  const known = vehicles.flatMap(({ id, price }) => {
    const text = facts.get(id)
    return text === undefined ? [] : [{ id, facts: text, price }]
  })
  const cards = await door.cards(known)
  return new Map(known.map(({ id }, index) => [id, cards[index] as LandedCard]))
}
