import type { Database } from '../../../platform/db/database.ts'
import type { FoundPage } from '../engine/find-page.ts'
import { landedMatcher, openMatcher } from '../engine/landed-matcher.ts'
import type { LandedFilter, LandedPricer } from '../engine/landed-pricer.ts'
import { exceptMatcher, type Matcher } from '../engine/matchers.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import { type Clause, landedClause } from './clauses.store.ts'
import type { VehicleSearch } from './resolve-search.ts'
import { shownVehicles } from './shown-vehicles.ts'
import { isRecommended, keyOf, type Order } from './sorts.store.ts'
import type { VehicleRows } from './vehicle-rows.store.ts'

/** Whether the index can tell all that is asked; the database knows patterns, operators and what is sold in Kenya. */
export function isForIndex({
  clauses,
  market,
}: Pick<VehicleSearch, 'clauses' | 'market'>): boolean {
  return market === 'export' && clauses.every(({ matcher }) => matcher !== null)
}

export function matchersOf(index: VehicleIndex, clauses: readonly Clause[]): Matcher[] {
  return clauses.flatMap(({ matcher }) => (matcher ? [matcher(index.dictionaries)] : []))
}

interface Wanted {
  clauses: readonly Clause[]
  order: Order
  limit: number
  offset: number
}

/** A page out of memory, with what its cards show. */
export async function findVehicles(
  db: Database,
  index: VehicleIndex,
  { clauses, order, ...page }: Wanted,
): Promise<VehicleRows> {
  const slice = { ...page, descending: order.descending }
  const { total, vehicles } = index.find(matchersOf(index, clauses), slice, keyOf(order, null))
  return { total, ...(await rowsOf(db, index, vehicles)) }
}

/**
 * The same of what fits a buyer's destination, or in the order of its landed prices, with how many more may fit: of them it
 * is not known whether they do.
 */
export async function findVehiclesLanded(
  db: Database,
  index: VehicleIndex,
  { clauses, order, landed, ...page }: Wanted & { landed: LandedFilter },
): Promise<VehicleRows & { notKnown: number }> {
  const slice = { ...page, descending: order.descending }
  const matchers = matchersOf(index, withLanded(clauses, landed))
  const { total, vehicles } = isRecommended(order)
    ? findEnteringFirst(index, matchers, landed.pricer, { ...page, order })
    : index.find(matchers, slice, keyOf(order, landed.pricer))
  const wantsPrice = order.sort === 'landed' || landed.budget !== null
  const open = openMatcher(landed, wantsPrice)
  const notKnown = index.count([...matchersOf(index, clauses), open])
  return { total, ...(await rowsOf(db, index, vehicles)), notKnown }
}

/** A page in the order that is recommended at a destination, of which nothing else is asked. */
export async function findVehiclesFor(
  db: Database,
  index: VehicleIndex,
  { clauses, pricer, ...place }: Wanted & { pricer: LandedPricer },
): Promise<VehicleRows> {
  const { total, vehicles } = findEnteringFirst(index, matchersOf(index, clauses), pricer, place)
  return { total, ...(await rowsOf(db, index, vehicles)) }
}

/** What may enter the destination, then all else, each in the same order (`recommended.store.ts`). */
function findEnteringFirst(
  index: VehicleIndex,
  matchers: readonly Matcher[],
  pricer: LandedPricer,
  { order, limit, offset }: Omit<Wanted, 'clauses'>,
): FoundPage {
  const key = keyOf(order, null)
  const enters = landedMatcher({ pricer, mayImport: true, budget: null })
  const slice = { descending: false, limit, offset }
  const first = index.find([...matchers, enters], slice, key)
  const others = [...matchers, exceptMatcher(enters)]
  const left = limit - first.vehicles.length
  if (left === 0) return { ...first, total: first.total + index.count(others) }
  const rest = { descending: false, limit: left, offset: Math.max(0, offset - first.total) }
  const { total, vehicles } = index.find(others, rest, key)
  return { total: first.total + total, vehicles: [...first.vehicles, ...vehicles] }
}

/** Last, so that it is asked only of the vehicles that still match. */
export function withLanded(
  clauses: readonly Clause[],
  landed: LandedFilter | null,
): readonly Clause[] {
  const narrows = landed !== null && (landed.mayImport || landed.budget !== null)
  return narrows ? [...clauses, landedClause(landed)] : clauses
}

/** The cards of the vehicles, and what import rules may ask of each: the index knows both. */
async function rowsOf(
  db: Database,
  index: VehicleIndex,
  vehicles: FoundPage['vehicles'],
): Promise<Pick<VehicleRows, 'rows' | 'facts'>> {
  const { facts: known } = index.dictionaries
  // Most searches are not asked what that costs at a destination.
  const facts = () => new Map(vehicles.map(({ id, facts }) => [id, known.valueOf(facts)]))
  return { rows: await shownVehicles(db, index, vehicles), facts }
}
