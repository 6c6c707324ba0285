import type { Destination, ProductDocument } from '@bandari/sdk'
import { type Picked, readPicked } from '../shared/choices/picked.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { maxConcurrent } from '../shared/purchase/quantity.ts'

export type ShippingType = 'RORO' | 'Container'

/** A buyer's choices for the product. They travel in the address: to /login and back, and in links. */
export interface PurchaseChoice {
  /** ISO code; empty while none is chosen. */
  country: string
  /** Slug. */
  port: string
  shipping: ShippingType
  quantity: number
  insurance: boolean
  picked: Picked
}

/** The vehicle page's default destination (buyer spec §3). */
const initial: PurchaseChoice = {
  country: 'KE',
  port: 'mombasa',
  shipping: 'RORO',
  quantity: 1,
  insurance: false,
  picked: {},
}

/** How many can still be bought; none while it is not counted. */
export function stockOf({ get_stock_record }: Pick<ProductDocument, 'get_stock_record'>): number {
  return get_stock_record?.quantity ?? 0
}

type Destinations = readonly Destination[]

/** Where to begin: the visitor's own destination, as far as we ship there. */
type Beginning = Pick<PurchaseChoice, 'country' | 'port' | 'shipping' | 'insurance'>

export function beginningOf(mine: MyDestination | null): Beginning {
  if (!mine) return initial
  const { country, port, shipping, insurance } = mine
  return { country, port, shipping: shipping === 'RORO' ? 'RORO' : 'Container', insurance }
}

/** Reads the address; invalid values are ignored. What it leaves out keeps its first value. */
export function readChoice(
  search: URLSearchParams,
  destinations: Destinations,
  beginning: Beginning = initial,
): PurchaseChoice {
  const quantity = Number(search.get('quantity') ?? 1)
  const choice: PurchaseChoice = {
    country: search.get('country') ?? beginning.country,
    port: search.get('port') ?? (search.has('country') ? '' : beginning.port),
    shipping: shippingOf(search.get('shipping') ?? beginning.shipping),
    quantity:
      Number.isInteger(quantity) && quantity >= 1 && quantity <= maxConcurrent ? quantity : 1,
    // A box that is not ticked is not in an address.
    insurance: search.has('insurance') || (!search.has('country') && beginning.insurance),
    picked: readPicked(search),
  }
  if (destinations.length === 0) return choice
  const country = destinationOf(choice, destinations) ? choice.country : ''
  const port = portOf(choice, destinations)?.slug ?? onlyPort(country, destinations)
  return { ...choice, country, port }
}

function shippingOf(text: string): ShippingType {
  return text === 'Container' ? 'Container' : 'RORO'
}

/** As the query of an address, without a question mark. */
export function writeChoice(choice: PurchaseChoice): string {
  const { country, port, shipping, quantity, insurance, picked } = choice
  const query = new URLSearchParams({
    country,
    port,
    shipping,
    quantity: String(quantity),
    ...picked,
  })
  if (insurance) query.set('insurance', '1')
  return query.toString()
}

/** The ports depend on the country (buyer spec §5); where there is one, it is chosen with it. */
export function chooseCountry(
  choice: PurchaseChoice,
  country: string,
  destinations: Destinations,
): PurchaseChoice {
  return choosePort({ ...choice, country }, onlyPort(country, destinations))
}

/** Choosing a port returns the type to RORO (decisions 8). */
export function choosePort(choice: PurchaseChoice, port: string): PurchaseChoice {
  return { ...choice, port, shipping: 'RORO' }
}

export function destinationOf(
  { country }: Pick<PurchaseChoice, 'country'>,
  destinations: Destinations,
) {
  return destinations.find(({ code }) => code === country)
}

export function portOf(
  choice: Pick<PurchaseChoice, 'country' | 'port'>,
  destinations: Destinations,
) {
  return destinationOf(choice, destinations)?.ports.find(({ slug }) => slug === choice.port)
}

function onlyPort(country: string, destinations: Destinations): string {
  const ports = destinationOf({ country }, destinations)?.ports ?? []
  return (ports.length === 1 ? ports[0]?.slug : undefined) ?? ''
}
