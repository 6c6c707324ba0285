import type { Destination } from '@bandari/sdk'
import { type Picked, readPicked } from '../shared/choices/picked.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { mostOf } from '../shared/purchase/quantity.ts'

/** A buyer's choices for the item. They travel in the address: to /login and back, and in links. */
export interface ItemChoice {
  /** ISO code; empty while none is chosen. */
  country: string
  quantity: number
  picked: Picked
}

/** Reads the address; invalid values are ignored. Without one it goes where the visitor's things go. */
export function readItemChoice(
  search: URLSearchParams,
  stock: number,
  mine: Pick<MyDestination, 'country'> | null = null,
): ItemChoice {
  const quantity = Number(search.get('quantity') ?? 1)
  const isOne = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostOf(stock)
  const country = search.get('country') ?? mine?.country ?? ''
  return { country, quantity: isOne ? quantity : 1, picked: readPicked(search) }
}

export function writeItemChoice({ country, quantity, picked }: ItemChoice): string {
  return new URLSearchParams({ country, quantity: String(quantity), ...picked }).toString()
}

export type ItemResult = 'ok' | 'no-country' | 'out-of-stock'

/** Whether Buy Now may go on (buyer spec §5). */
export function validateItem(
  { country }: Pick<ItemChoice, 'country'>,
  item: { quantity: number },
): ItemResult {
  if (country === '') return 'no-country'
  return item.quantity < 1 ? 'out-of-stock' : 'ok'
}

/**
 * The shipping destination's reference: the port that the visitor chose for the country, or its first, for goods that are not a
 * vehicle. Null for a country that none of our ports serves; its shipping is quoted, as every item's is (contract C14).
 */
export function portFor(
  country: string,
  destinations: readonly Destination[],
  mine: Pick<MyDestination, 'country' | 'port'> | null = null,
) {
  const ports = destinations.find(({ code }) => code === country)?.ports ?? []
  const own = mine?.country === country ? ports.find(({ slug }) => slug === mine.port) : undefined
  const port = own ?? ports[0]
  const option = port?.methods.find(({ group }) => group === 'other')?.option
  return port && option ? { name: port.name, option } : null
}
