import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { Context } from '../../../core/context.ts'
import type { Caller } from '../../../platform/load/clients-of.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../../platform/db/paging.ts'
import { searchByFilters } from './filtered-search.store.ts'
import { type Narrowed, narrowVehicles } from './narrow-vehicles.ts'
import { searchByText } from './text-search.store.ts'
import { hasFilters } from './vehicle-filters.ts'
import { readVehicleQuery } from './vehicle-query.ts'
import { searchAggregate, type VehicleRows } from './vehicle-search.store.ts'
import { findAggregate, recentAggregate, type Aggregate } from './vehicle-aggregates.store.ts'
import { vehicleResult } from './vehicle.view.ts'
import { readWords } from '../names/words.store.ts'
import { landedCards } from '../door/landed-cards.ts'
import {
  doorFilter,
  type DoorQuery,
  isSameDoor,
  isSearchedByDoor,
  modelForDoor,
  noPatternAtDoor,
  readDoorQuery,
} from '../door/door-query.ts'
import { isForMemory, searchInMemory, searchInMemoryAtDoor } from './search-in-memory.ts'

export const searchVehicles: Handler<'searchVehicles'> = async (context, call) => {
  const { query, origin } = call
  const asked = readVehicleQuery(query)
  if (!asked) return { status: 400, body: fieldErrors({ price__range: ['not_a_number'] }) }
  const wanted = readPage(query.page)
  if (wanted === null) return invalidPage
  const search = await narrowVehicles(context, asked)
  const door = await readDoorQuery(context, query)
  if (door?.refusal) return { status: 400, body: door.refusal }
  const byDoor = door && isSearchedByDoor(door.asked) ? door.asked : null
  if (byDoor && !isForMemory(search)) return { status: 400, body: noPatternAtDoor(query) }
  const findOne = (page: number) =>
    byDoor ? findAtDoor(context, search, { page, door: byDoor, call }) : find(context, search, page)

  let number = wanted === 'last' ? 1 : wanted
  let found = await findOne(number)
  if (wanted === 'last' && found.total > pageSize) {
    number = lastPage(found.total)
    found = await findOne(number)
  }
  if (number > lastPage(found.total)) return invalidPage
  const landed = door && (await landedCards(context, door.asked.door, found))
  return {
    status: 200,
    ...keptWhile(found, door && (() => isSameDoor(context, query, door.asked))),
    body: {
      count: found.total,
      ...pageLinks({ address: `${origin}/api/vehicles/`, query, page: number, count: found.total }),
      results: found.rows.map((row) => {
        const result = vehicleResult(row, origin, context.settings.struckPrices)
        return landed ? { ...result, ...landed.get(row.id) } : result
      }),
      ...(found.notKnown !== undefined && { not_known: found.notKnown }),
    },
  }
}

/** What was found stays true until its vehicles change, or the door that they were priced at. */
function keptWhile({ stillTrue }: Found, isSame: (() => Promise<boolean>) | null) {
  if (!stillTrue) return {}
  if (!isSame) return { stillTrue }
  return { stillTrue: async () => (await stillTrue()) && (await isSame()) }
}

const invalidPage = { status: 404, body: detail('invalid_page') } as const

interface Found extends VehicleRows {
  stillTrue?: () => Promise<boolean>
  /** How many more may fit, but too little is known of them. */
  notKnown?: number
}

async function find(context: Context, search: Narrowed, page: number): Promise<Found> {
  const place = { limit: pageSize, offset: (page - 1) * pageSize }
  const model = isForMemory(search) ? context.listedVehicles() : null
  if (model) {
    const { version } = model
    return {
      ...(await searchInMemory(context.db, model, { ...search, ...place })),
      stillTrue: async () => model === context.listedVehicles() && model.version === version,
    }
  }
  const words = search.words ? await readWords(context.db, search.words) : null
  if (search.wildcard || search.simple || words?.areRare) {
    return searchByText(context.db, { ...search, ...place, words })
  }
  if (words || hasFilters(search.filters)) {
    const lexemes = words?.lexemes ?? []
    return searchByFilters(context.db, { ...search, ...place, lexemes })
  }
  const aggregate = await aggregateOf(context, search)
  return {
    ...(await searchAggregate(context.db, aggregate, { ...search, ...place })),
    stillTrue: async () => (await aggregateOf(context, search)).version === aggregate.version,
  }
}

interface AtDoor {
  page: number
  door: DoorQuery
  /** Who asks. */
  call: Caller
}

async function findAtDoor(
  context: Context,
  search: Narrowed,
  { page, door, call }: AtDoor,
): Promise<Found> {
  const model = await modelForDoor(context)
  const place = { limit: pageSize, offset: (page - 1) * pageSize, byDoor: door.byDoor }
  const filter = await doorFilter(context, door, { model, call })
  return searchInMemoryAtDoor(context.db, model, { ...search, ...place, door: filter })
}

function aggregateOf({ db, settings }: Context, name: Narrowed): Promise<Aggregate> {
  return settings.sharedCache ? recentAggregate(db, name) : findAggregate(db, name)
}
