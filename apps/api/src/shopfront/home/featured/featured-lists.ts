import type { ProductClass } from '../../../stock/tables.ts'
import type { FeaturedList } from '../../tables.ts'
import { overlaps, type Schedule } from '../schedule/schedule.ts'
import { toGrouped } from '../../../core/money.ts'
import { type Problem, problem } from '../../../core/problem.ts'

/** The facts that decide which featured list of the home page a vehicle belongs to. Cents. */
export interface Featurable {
  class: ProductClass
  body_type: string | null
  price: number
}

/** A card shows a sample price; a row is long enough to look through (buyer spec §2: 10 at once). */
export const sampleCount = 4
export const rowLength = 12

interface ListFacts {
  /** The number of vehicles that it shows, and that may be featured on it. */
  length: number
  holds: (vehicle: Featurable) => boolean
}

/** The vehicles that each list promises (buyer spec §2 and §3). */
export const featuredLists: Readonly<Record<FeaturedList, ListFacts>> = {
  low_range: priced(0, 300_000),
  mid_range: priced(300_001, 800_000),
  upper_range: priced(800_001, Number.MAX_SAFE_INTEGER),
  hatch_back: bodied('hatchback'),
  sedan: bodied('sedan'),
  suv: bodied('suv'),
  commercial_vehicles: {
    length: rowLength,
    holds: (vehicle) => vehicle.class === 'commercial',
  },
}

function priced(from: number, to: number): ListFacts {
  return {
    length: sampleCount,
    holds: ({ class: own, price }) => own === 'cars' && price >= from && price <= to,
  }
}

function bodied(body: string): ListFacts {
  return {
    length: rowLength,
    holds: (vehicle) => vehicle.class === 'cars' && bodyOf(vehicle) === body,
  }
}

/** Any spelling of a vendor's counts. */
export function bodyOf({ body_type }: Pick<Featurable, 'body_type'>): string {
  return body_type?.trim().toLowerCase() ?? ''
}

/** Why a vehicle does not belong on a list; null when it does. */
export function featuringProblem(shelf: FeaturedList, vehicle: Featurable): Problem | null {
  if (featuredLists[shelf].holds(vehicle)) return null
  const isPriced = shelf.endsWith('_range') && vehicle.class === 'cars'
  return problem('shelf_of_others', {
    shelf,
    reason: isPriced ? 'price' : 'kind',
    price: toGrouped(vehicle.price),
  })
}

/** Why no more vehicles are pinned for a time; null while the list shows them all. */
export function shelfFullProblem(
  shelf: FeaturedList,
  featured: readonly Schedule[],
  schedule: Schedule,
): Problem | null {
  const { length } = featuredLists[shelf]
  const together = featured.filter((one) => overlaps(one, schedule))
  return together.length < length ? null : problem('shelf_full', { length })
}

/** Featured vehicles before the automatic choice, no vehicle twice, no more than the list shows. */
export function fillList<Item extends { id: number }>(
  shelf: FeaturedList,
  featured: readonly Item[],
  automatic: readonly Item[],
): Item[] {
  const seen = new Set(featured.map(({ id }) => id))
  const others = automatic.filter(({ id }) => !seen.has(id))
  return [...featured, ...others].slice(0, featuredLists[shelf].length)
}
