import type { ProductClass, FeaturedList } from '../../../platform/db/columns.ts'
import { toGrouped } from '../../../core/money.ts'

/** The facts that decide which featured list of the home page a vehicle belongs to. Cents. */
export interface Featurable {
  class: ProductClass
  body_type: string | null
  price: number
}

/** A card shows a sample price; a row is long enough to look through (buyer spec §2: 10 at once). */
export const samples = 4
export const rowLength = 12

interface ListFacts {
  /** The number of vehicles that it shows, and that may be featured on it. */
  length: number
  /** Its name within a sentence. */
  goods: string
  holds: (vehicle: Featurable) => boolean
}

/** What each list promises (buyer spec §2 and §3). */
export const featuredLists: Readonly<Record<FeaturedList, ListFacts>> = {
  low_range: priced('cars up to 3,000 US dollars', 0, 300_000),
  mid_range: priced('cars from 3,000 to 8,000 US dollars', 300_001, 800_000),
  upper_range: priced('cars above 8,000 US dollars', 800_001, Number.MAX_SAFE_INTEGER),
  hatch_back: bodied('hatchbacks', 'hatchback'),
  sedan: bodied('sedans', 'sedan'),
  suv: bodied('SUVs', 'suv'),
  commercial_vehicles: {
    length: rowLength,
    goods: 'commercial vehicles',
    holds: (vehicle) => vehicle.class === 'commercial',
  },
}

function priced(goods: string, from: number, to: number): ListFacts {
  return {
    length: samples,
    goods,
    holds: ({ class: own, price }) => own === 'cars' && price >= from && price <= to,
  }
}

function bodied(goods: string, body: string): ListFacts {
  return {
    length: rowLength,
    goods,
    holds: (vehicle) => vehicle.class === 'cars' && bodyOf(vehicle) === body,
  }
}

/** Any spelling of a vendor's counts. */
export function bodyOf({ body_type }: Pick<Featurable, 'body_type'>): string {
  return body_type?.trim().toLowerCase() ?? ''
}

/** Why a vehicle does not belong on a list; null when it does. */
export function featuringProblem(shelf: FeaturedList, vehicle: Featurable): string | null {
  const { goods, holds } = featuredLists[shelf]
  if (holds(vehicle)) return null
  const isPriced = shelf.endsWith('_range') && vehicle.class === 'cars'
  const why = isPriced ? `costs ${toGrouped(vehicle.price)}` : 'is none'
  return `The shelf is for ${goods}, and this one ${why}.`
}

/** Featured vehicles before the automatic choice, no vehicle twice, no more than the list shows. */
export function fillList<Item extends { id: number }>(
  shelf: FeaturedList,
  pinned: readonly Item[],
  automatic: readonly Item[],
): Item[] {
  const known = new Set(pinned.map(({ id }) => id))
  const others = automatic.filter(({ id }) => !known.has(id))
  return [...pinned, ...others].slice(0, featuredLists[shelf].length)
}
