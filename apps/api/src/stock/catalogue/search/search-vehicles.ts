import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { Context } from '../../../core/context.ts'
import type { Caller } from '../../../platform/load/clients-of.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../../platform/db/paging.ts'
import { landedCards } from '../landed-price/landed-cards.ts'
import {
  doorFilter,
  type DoorQuery,
  indexForDoor,
  isSameDoor,
  isSearchedByDoor,
  noPatternAtDoor,
  readDoorQuery,
} from '../landed-price/landed-query.ts'
import { findVehicles, findVehiclesLanded, isForIndex } from './find-vehicles.ts'
import { resolveSearch, type VehicleSearch } from './resolve-search.ts'
import { type Order, readOrder } from './sorts.store.ts'
import { readVehicleQuery } from './vehicle-query.ts'
import { searchVehicleRows, type VehicleRows } from './vehicle-rows.store.ts'
import { vehicleResult } from './vehicle.view.ts'

export const searchVehicles: Handler<'searchVehicles'> = async (context, call) => {
  const { query, origin } = call
  const asked = readVehicleQuery(query)
  if (!asked) return { status: 400, body: fieldErrors({ price__range: ['not_a_number'] }) }
  const wanted = readPage(query.page)
  if (wanted === null) return invalidPage
  const search = await resolveSearch(context, asked)
  const door = await readDoorQuery(context, query)
  if (door?.refusal) return { status: 400, body: door.refusal }
  const byDoor = door && isSearchedByDoor(door.asked) ? door.asked : null
  if (byDoor && !isForIndex(search.clauses)) return { status: 400, body: noPatternAtDoor(query) }
  // Without a destination nothing has a price there.
  const read = readOrder(query.ordering)
  const order = read.sort === 'landed' && !byDoor ? { ...read, sort: 'price' as const } : read
  const findOne = (page: number) => {
    const place = { order, limit: pageSize, offset: (page - 1) * pageSize }
    return byDoor
      ? findAtDoor(context, search, { ...place, door: byDoor, call })
      : find(context, search, place)
  }

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

interface Place {
  order: Order
  limit: number
  offset: number
}

async function find(
  { db, listedVehicles }: Context,
  { clauses }: VehicleSearch,
  place: Place,
): Promise<Found> {
  const index = isForIndex(clauses) ? listedVehicles() : null
  if (!index) return searchVehicleRows(db, clauses, place)
  const { version } = index
  return {
    ...(await findVehicles(db, index, { ...place, clauses })),
    stillTrue: async () => index === listedVehicles() && index.version === version,
  }
}

interface AtDoor extends Place {
  door: DoorQuery
  /** Who asks. */
  call: Caller
}

async function findAtDoor(
  context: Context,
  { clauses }: VehicleSearch,
  { door, call, ...place }: AtDoor,
): Promise<Found> {
  const index = await indexForDoor(context)
  const landed = await doorFilter(context, door, { index, call })
  return findVehiclesLanded(context.db, index, { ...place, clauses, landed })
}
