import type { Handler } from '../contract.ts'
import type { Context } from '../context.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../db/paging.ts'
import { findMake, findModel } from './makes.store.ts'
import { searchByText } from './text-search.store.ts'
import { readVehicleQuery, type VehicleQuery } from './vehicle-query.ts'
import { searchShelf, type VehicleRows } from './vehicle-search.store.ts'
import { findShelf, recentShelf, type Shelf } from './vehicle-shelves.store.ts'
import { vehicleResult } from './vehicle.view.ts'

export const searchVehicles: Handler<'searchVehicles'> = async (context, { query, origin }) => {
  const asked = readVehicleQuery(query)
  if (!asked) return { status: 400, body: { price__range: ['A valid number is required.'] } }
  const wanted = readPage(query.page)
  if (wanted === null) return invalidPage
  const search = await narrow(context, asked)

  let number = wanted === 'last' ? 1 : wanted
  let found = await find(context, search, number)
  if (wanted === 'last' && found.total > pageSize) {
    number = lastPage(found.total)
    found = await find(context, search, number)
  }
  if (number > lastPage(found.total)) return invalidPage
  return {
    status: 200,
    ...(found.stillTrue ? { stillTrue: found.stillTrue } : {}),
    body: {
      count: found.total,
      ...pageLinks({ address: `${origin}/api/vehicles/`, query, page: number, count: found.total }),
      results: found.rows.map((row) => vehicleResult(row, origin, context.settings.struckPrices)),
    },
  }
}

const invalidPage = { status: 404, body: { detail: 'Invalid page.' } } as const

interface Narrowed extends Omit<VehicleQuery, 'make' | 'model'> {
  makeId: number
  modelId: number
}

/** No make or model has this id: the search is empty, not unfiltered. */
const unknown = -1

/** Names become ids, and words that are a make's or a model's name become filters, which the cube can count. */
async function narrow({ db }: Context, query: VehicleQuery): Promise<Narrowed> {
  const { make, model, words, wildcard, ...rest } = query
  const makeOfWords = words && !make ? await findMake(db, words) : null
  const found = make ? await findMake(db, make) : makeOfWords
  const makeId = make || makeOfWords ? (found?.id ?? unknown) : 0
  const pattern = wildcard && !model ? /^\*([^*?]+)\*$/.exec(wildcard)?.[1] : undefined
  const modelOfPattern = pattern && makeId > 0 ? await findModel(db, makeId, pattern) : null
  const modelFound = model ? await findModel(db, Math.max(makeId, 0), model) : modelOfPattern
  return {
    ...rest,
    makeId: makeId || (modelFound?.make_id ?? 0),
    modelId: model || modelOfPattern ? (modelFound?.id ?? unknown) : 0,
    words: makeOfWords ? null : words,
    wildcard: modelOfPattern ? null : wildcard,
  }
}

interface Found extends VehicleRows {
  stillTrue?: () => Promise<boolean>
}

async function find(context: Context, search: Narrowed, page: number): Promise<Found> {
  const place = { limit: pageSize, offset: (page - 1) * pageSize }
  if (search.words || search.wildcard) return searchByText(context.db, { ...search, ...place })
  const shelf = await shelfOf(context, search)
  return {
    ...(await searchShelf(context.db, shelf, { ...search, ...place })),
    stillTrue: async () => (await shelfOf(context, search)).version === shelf.version,
  }
}

function shelfOf({ db, settings }: Context, name: Narrowed): Promise<Shelf> {
  return settings.sharedCache ? recentShelf(db, name) : findShelf(db, name)
}
