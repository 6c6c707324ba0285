import { type RawBuilder, sql } from 'kysely'
import { landedKey } from '../engine/landed-costs.ts'
import type { LandedPricer } from '../engine/landed-pricer.ts'
import { idKey, matchKey, numberKey, recommendedKey, type SortKey } from '../engine/sort-keys.ts'
import { numberFilters, type OrderedNumber, orderedNumbers } from '../filters/filters.ts'
import { matchColumn, recommendedColumn } from '../filters/recommended.store.ts'

/**
 * The orders of a vehicle search. A sort is a row here, or a number in `filters.ts`: an address may ask for it in both directions. What a vehicle does
 * not have comes last either way; equals come in the order of prices and ids.
 */
interface SortRow {
  /** A column of `vehicle_search`; null where only the index in memory can tell. */
  column: RawBuilder<unknown> | null
  /** The number that the index orders by; null for its own order, which is by price and id. */
  key: (pricer: LandedPricer | null) => SortKey | null
}

const ownSorts = {
  price: { column: sql`price`, key: () => null },
  // A listing's number tells when it came.
  date_created: { column: sql`id`, key: () => idKey },
  landed: { column: null, key: (pricer) => pricer && landedKey(pricer) },
  // The best first where neither direction is named.
  recommended: { column: recommendedColumn, key: () => recommendedKey },
  match: { column: matchColumn, key: () => matchKey },
} as const satisfies Record<string, SortRow>

export type SortName = keyof typeof ownSorts | OrderedNumber

/** Every number of the index is an order, too. */
const sorts = {
  ...ownSorts,
  ...Object.fromEntries(
    orderedNumbers.map((name) => [
      name,
      { column: sql.ref(numberFilters[name].column), key: () => numberKey(name) },
    ]),
  ),
} as unknown as Readonly<Record<SortName, SortRow>>

/** Those that the plain statement has as well. */
export const plainSorts = Object.keys(sorts).filter((name) => isSort(name) && sorts[name].column)

export interface Order {
  sort: SortName
  descending: boolean
}

/** The wire's `ordering`: a sort's name, after a minus for the highest first. Any other name is ignored. */
export function readOrder(ordering = ''): Order {
  const descending = ordering.startsWith('-')
  const name = descending ? ordering.slice(1) : ordering
  return isSort(name) ? { sort: name, descending } : { sort: 'price', descending: false }
}

function isSort(name: string): name is SortName {
  return Object.hasOwn(sorts, name)
}

export function keyOf({ sort }: Order, pricer: LandedPricer | null): SortKey | null {
  return sorts[sort].key(pricer)
}

/** Whether a destination, if there is one, decides about the order, too. */
export function isRecommended({ sort, descending }: Order): boolean {
  return (sort === 'recommended' || sort === 'match') && !descending
}

/** The same in SQL. */
export function orderBy({ sort, descending }: Order): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`
  if (sort === 'price') return sql`price ${direction}, id ${direction}`
  const { column } = sorts[sort]
  if (!column) throw new Error(`Only the index in memory orders by ${sort}`)
  return sql`${column} ${direction} nulls last, price, id`
}
