import type { Context } from '../../../core/context.ts'
import type { Door, LandedCard } from './door.ts'
import { listFacts } from './facts.store.ts'

/** What vehicles cost at a door, as the fields that it adds to them, by their ids. */
export async function landedCards(
  { db }: Pick<Context, 'db'>,
  door: Door,
  vehicles: readonly { id: number; price: number }[],
): Promise<Map<number, { landed: LandedCard }>> {
  const facts = await listFacts(
    db,
    vehicles.map(({ id }) => id),
  )
  const known = vehicles.flatMap(({ id, price }) => {
    const text = facts.get(id)
    return text === undefined ? [] : [{ id, facts: text, price }]
  })
  const cards = await door.cards(known)
  return new Map(known.map(({ id }, index) => [id, { landed: cards[index] as LandedCard }]))
}
