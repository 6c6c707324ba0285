import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { Context } from '../../../core/context.ts'
import type { Caller } from '../../../platform/scheduling/clients-of.ts'
import { OverloadedError } from '../../../platform/scheduling/overloaded.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../../platform/db/paging.ts'
import { landedCards } from '../landed-price/landed-cards.ts'
import {
  landedFilterOf,
  type LandedQuery,
  indexForLanded,
  isSamePricer,
  isLandedSearch,
  noPatternWithLanded,
  readLandedQuery,
} from '../landed-price/landed-query.ts'
import { findVehicles, findVehiclesFor, findVehiclesLanded, isForIndex } from './find-vehicles.ts'
import { resolveSearch, type VehicleSearch } from './resolve-search.ts'
import { isRecommended, type Order, readOrder } from './sorts.store.ts'
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
  // What is sold in Kenya is there already.
  const landed = search.market === 'local' ? null : await readLandedQuery(context, query)
  if (landed?.refusal) return { status: 400, body: landed.refusal }
  const byLanded = landed && isLandedSearch(landed.asked) ? landed.asked : null
  if (byLanded && !isForIndex(search)) return { status: 400, body: noPatternWithLanded(query) }
  // Without a destination nothing has a price there.
  const read = readOrder(query.ordering)
  const order = read.sort === 'landed' && !byLanded ? { ...read, sort: 'price' as const } : read
  const recommendedFor = landed && isRecommended(order) ? landed.asked : null
  const findOne = (page: number) => {
    const place = { order, limit: pageSize, offset: (page - 1) * pageSize }
    return byLanded
      ? findLanded(context, search, { ...place, asked: byLanded, call })
      : recommendedFor
        ? findRecommended(context, search, { ...place, asked: recommendedFor, call })
        : find(context, search, place)
  }

  let number = wanted === 'last' ? 1 : wanted
  let found = await findOne(number)
  if (wanted === 'last' && found.total > pageSize) {
    number = lastPage(found.total)
    found = await findOne(number)
  }
  if (number > lastPage(found.total)) return invalidPage
  const cards = landed && (await landedCards(context, landed.asked.pricer, found))
  const seen = found.rows.slice(0, query.shown ?? pageSize).map(({ id }) => id)
  return {
    status: 200,
    whenRead: context.views.of('shown', seen, 'searched'),
    ...keptWhile(found, landed && (() => isSamePricer(context, query, landed.asked))),
    body: {
      count: found.total,
      ...pageLinks({ address: `${origin}/api/vehicles/`, query, page: number, count: found.total }),
      results: found.rows.map((row) => {
        const result = vehicleResult(row, origin, context.settings.struckPrices)
        return cards ? { ...result, ...cards.get(row.id) } : result
      }),
      ...(found.notKnown !== undefined && { not_known: found.notKnown }),
    },
  }
}

/** What was found stays true until its vehicles or their landed prices change. */
function keptWhile({ isStillValid }: VehicleResult, isSame: (() => Promise<boolean>) | null) {
  if (!isStillValid) return {}
  if (!isSame) return { isStillValid }
  return { isStillValid: async () => (await isStillValid()) && (await isSame()) }
}

const invalidPage = { status: 404, body: detail('invalid_page') } as const

interface VehicleResult extends VehicleRows {
  isStillValid?: () => Promise<boolean>
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
  search: VehicleSearch,
  place: Place,
): Promise<VehicleResult> {
  const { clauses, market } = search
  const index = isForIndex(search) ? listedVehicles() : null
  if (!index) return searchVehicleRows(db, clauses, { ...place, market })
  const { version } = index
  return {
    ...(await findVehicles(db, index, { ...place, clauses })),
    isStillValid: async () => index === listedVehicles() && index.version === version,
  }
}

interface ByLanded extends Place {
  asked: LandedQuery
  /** Who asks. */
  call: Caller
}

/** What may enter the destination first. Where that is not known in time, all in the same order. */
async function findRecommended(
  context: Context,
  search: VehicleSearch,
  { asked, call, ...place }: ByLanded,
): Promise<VehicleResult> {
  const index = isForIndex(search) ? context.listedVehicles() : null
  if (!index) return find(context, search, place)
  try {
    const { pricer } = await landedFilterOf(context, asked, { index, call })
    return await findVehiclesFor(context.db, index, { ...place, clauses: search.clauses, pricer })
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error
    const { isStillValid: _, ...found } = await find(context, search, place)
    return found
  }
}

async function findLanded(
  context: Context,
  { clauses }: VehicleSearch,
  { asked, call, ...place }: ByLanded,
): Promise<VehicleResult> {
  const index = await indexForLanded(context)
  const landed = await landedFilterOf(context, asked, { index, call })
  return findVehiclesLanded(context.db, index, { ...place, clauses, landed })
}
