import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { problem } from '../../../core/problem.ts'
import type { Context } from '../../../core/context.ts'
import { Busy } from '../../../platform/load/busy.ts'
import { type Caller, clientsOf } from '../../../platform/load/clients-of.ts'
import type { LandedFilter } from '../engine/landed-pricer.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import type { Door } from './destination-pricer.ts'

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

/** What a search asks of a buyer's door. */
export interface DoorQuery {
  door: Door
  mayImport: boolean
  /** Cents. */
  budget: number | null
  /** In the order of the price at the door. */
  byDoor: boolean
}

/** Null where no door is asked for; else the door, or what is wrong with the question. */
export async function readDoorQuery(context: Context, query: Query) {
  const { to_country: country, to_city: city, to_port: port, to_route: route } = query
  const byDoor = query.ordering?.replace('-', '') === 'landed'
  const mayImport = query.may_import === true
  const budget = query.budget === undefined ? null : query.budget * 100
  if (country === undefined) {
    const needsDoor = mayImport || budget !== null || city !== undefined
    return needsDoor ? { refusal: fieldErrors({ to_country: ['required'] }) } : null
  }
  const door = await context.openDoor(context, {
    country,
    ...(city !== undefined && { city }),
    ...(port !== undefined && { port }),
    ...(route !== undefined && { route }),
    shipping: query.shipping ?? 'RORO',
    insurance: query.insurance ?? true,
  })
  if (!door) {
    const unknown = problem('invalid_choice', { value: country })
    return { refusal: fieldErrors({ to_country: [unknown] }) }
  }
  return { asked: { door, mayImport, budget, byDoor } satisfies DoorQuery }
}

/** Whether the same question finds the same door: each day brings another, and so does a changed rule, rate or tariff. */
export async function isSameDoor(
  context: Context,
  query: Query,
  { door }: DoorQuery,
): Promise<boolean> {
  const again = await readDoorQuery(context, query)
  return again?.asked?.door === door
}

/** Whether the door decides what is found, or in which order: only the memory answers that. */
export function isSearchedByDoor({ mayImport, budget, byDoor }: DoorQuery): boolean {
  return mayImport || budget !== null || byDoor
}

/** A door that is ready for every vehicle of the index; a caller whose door is not ready yet waits for their turn. */
export async function doorFilter(
  { queues }: Pick<Context, 'queues'>,
  { door, mayImport, budget }: DoorQuery,
  { index: { dictionaries }, call }: { index: VehicleIndex; call: Caller },
): Promise<LandedFilter> {
  const makeReady = () => door.prices(dictionaries.facts)
  const pricer = door.isReady(dictionaries.facts)
    ? await makeReady()
    : await queues.doors.run(clientsOf(call), makeReady)
  return { pricer, mayImport, budget }
}

/** Seconds in which a process has read the listed vehicles. */
const whileLoading = 5

/** Milliseconds in which a process that is busy catches up with what changed, and between two looks. */
const whileBehind = 3_000
const lookedEvery = 50

/**
 * A search by the door has to come again where the vehicles are not in this process's memory, or not yet. It waits for a
 * memory that is behind for a moment, because nothing else answers.
 */
export async function indexForDoor({
  listedVehicles,
  settings,
}: Pick<Context, 'listedVehicles' | 'settings'>): Promise<VehicleIndex> {
  const until = performance.now() + (settings.searchMemory > 0 ? whileBehind : 0)
  for (;;) {
    const index = listedVehicles()
    if (index) return index
    if (performance.now() >= until) throw new Busy('busy', whileLoading)
    await sleep(lookedEvery)
  }
}

/** Only the database searches by patterns and operators, and it knows nothing of doors. */
export function noPatternAtDoor({ title__wildcard: pattern }: { title__wildcard?: string }) {
  const field = pattern === undefined ? 'search_simple_query_string' : 'title__wildcard'
  return fieldErrors({ [field]: ['no_pattern_at_door'] })
}
