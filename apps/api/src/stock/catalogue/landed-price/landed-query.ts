import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { problem } from '../../../core/problem.ts'
import type { Context } from '../../../core/context.ts'
import { OverloadedError } from '../../../platform/scheduling/overloaded.ts'
import { type Caller, clientsOf } from '../../../platform/scheduling/clients-of.ts'
import type { LandedFilter } from '../engine/landed-pricer.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import type { DestinationPricer } from './destination-pricer.ts'

type Query = Pick<
  Call<'searchVehicles'>['query'],
  | 'to_country'
  | 'to_city'
  | 'to_port'
  | 'to_route'
  | 'shipping'
  | 'insurance'
  | 'may_import'
  | 'budget'
  | 'ordering'
>

/** What a search asks of its destination. */
export interface LandedQuery {
  pricer: DestinationPricer
  mayImport: boolean
  /** Cents. */
  budget: number | null
  /** In the order of landed prices. */
  isOrder: boolean
}

type FindsPricers = Pick<Context, 'db' | 'clock' | 'settings' | 'findPricer'>

/** Null where no destination is named; else the pricer and what is asked of it, or what is wrong with the question. */
export async function readLandedQuery(context: FindsPricers, query: Query) {
  const { to_country: country, to_city: city, to_port: port, to_route: route } = query
  const isOrder = query.ordering?.replace('-', '') === 'landed'
  const mayImport = query.may_import === true
  const budget = query.budget === undefined ? null : query.budget * 100
  if (country === undefined) {
    const needsCountry = mayImport || budget !== null || city !== undefined
    return needsCountry ? { refusal: fieldErrors({ to_country: ['required'] }) } : null
  }
  const pricer = await context.findPricer(context, {
    country,
    ...(city !== undefined && { city }),
    ...(port !== undefined && { port }),
    ...(route !== undefined && { route }),
    shipping: query.shipping ?? 'RORO',
    insurance: query.insurance ?? true,
  })
  if (!pricer) {
    const unknown = problem('invalid_choice', { value: country })
    return { refusal: fieldErrors({ to_country: [unknown] }) }
  }
  return { asked: { pricer, mayImport, budget, isOrder } satisfies LandedQuery }
}

/** Whether the same query finds the same pricer: each day brings another, and so does a changed rule, rate or tariff. */
export async function isSamePricer(
  context: Context,
  query: Query,
  { pricer }: LandedQuery,
): Promise<boolean> {
  const again = await readLandedQuery(context, query)
  return again?.asked?.pricer === pricer
}

/** Whether landed prices decide what is found, or in which order: only the memory answers that. */
export function isLandedSearch({ mayImport, budget, isOrder }: LandedQuery): boolean {
  return mayImport || budget !== null || isOrder
}

/** The filter, once every vehicle of the index is priced; a caller whose destination is not priced yet waits in a queue. */
export async function landedFilterOf(
  { queues }: Pick<Context, 'queues'>,
  { pricer, mayImport, budget }: LandedQuery,
  { index: { dictionaries }, call }: { index: VehicleIndex; call: Caller },
): Promise<LandedFilter> {
  const priceAll = () => pricer.prices(dictionaries.facts)
  const priced = pricer.isReady(dictionaries.facts)
    ? await priceAll()
    : await queues.landedPrices.run(clientsOf(call), priceAll)
  return { pricer: priced, mayImport, budget }
}

/** Seconds in which a process has read the listed vehicles. */
const whileLoading = 5

/** Milliseconds in which a process that is busy catches up with what changed, and between two looks. */
const whileBehind = 3_000
const lookedEvery = 50

/**
 * The index for a search by landed prices, which nothing else answers. It waits a moment for a memory that is behind; where
 * the vehicles are not in this process's memory, or not yet, the caller has to come again.
 */
export async function indexForLanded({
  listedVehicles,
  settings,
}: Pick<Context, 'listedVehicles' | 'settings'>): Promise<VehicleIndex> {
  const until = performance.now() + (settings.searchMemory > 0 ? whileBehind : 0)
  for (;;) {
    const index = listedVehicles()
    if (index) return index
    if (performance.now() >= until) throw new OverloadedError('busy', whileLoading)
    await sleep(lookedEvery)
  }
}

/** Only the database searches by patterns and operators, and it knows no landed prices. */
export function noPatternWithLanded({ title__wildcard: pattern }: { title__wildcard?: string }) {
  const field = pattern === undefined ? 'search_simple_query_string' : 'title__wildcard'
  return fieldErrors({ [field]: ['no_pattern_at_door'] })
}
