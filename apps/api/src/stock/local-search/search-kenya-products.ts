import type { Context } from '../../core/context.ts'
import { detail } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../platform/db/paging.ts'
import { findVehicle, missingHalf } from '../fitment/asked-vehicle.ts'
import type { Vehicle } from '../fitment/fit-verdict.ts'
import { slugOf } from '../catalogue/filters/filters.ts'
import { conditionFacets, kenyaProduct } from './local.view.ts'
import { findMake } from '../catalogue/names/makes.store.ts'
import { allSpares, type LocalRows, searchLocally } from './local-search.store.ts'
import { readSpareQuery } from './spare-query.ts'
import { type ConditionCount, countConditions, searchSpares } from './spares.store.ts'

type Query = Call<'searchKenyaProducts'>['query']

/** Nobody pages further, and each further page costs more (contract C34). */
const deepestPage = 400

const invalidPage = { status: 404, body: detail('invalid_page') } as const

interface LocalResult extends LocalRows {
  conditions: readonly ConditionCount[]
}

const nothing: LocalResult = { total: 0, rows: [], conditions: [] }

export const searchKenyaProducts: Handler<'searchKenyaProducts'> = async (
  { db, views },
  { query, origin },
) => {
  const missing = missingField(query)
  if (missing) return { status: 400, body: fieldErrors({ [missing]: ['required'] }) }
  const wanted = readPage(query.page)
  if (wanted === null) return invalidPage
  const vehicle = await findVehicle(db, query)
  const search = await searchFor(db, query, vehicle)

  let page = wanted === 'last' ? 1 : wanted
  if (page > deepestPage) return invalidPage
  let found = await search(page)
  if (wanted === 'last' && found.total > pageSize) {
    page = Math.min(lastPage(found.total), deepestPage)
    found = await search(page)
  }
  if (page > lastPage(found.total)) return invalidPage
  const address = `${origin}/api/product-search/`
  return {
    status: 200,
    whenRead: views.of(
      'shown',
      found.rows.map(({ id }) => id),
      'searched',
    ),
    body: {
      count: found.total,
      ...pageLinks({ address, query, page, count: found.total }),
      results: found.rows.map((row) => kenyaProduct(row, { origin, vehicle })),
      conditions: conditionFacets(found.conditions),
    },
  }
}

function missingField(query: Query): string | null {
  if (query.q === undefined && query['parts-cat'] === undefined) return 'q'
  const { fits, search, place, condition, price__range: prices, ordering } = query
  const ofSpares = [fits, search, place, condition, prices, ordering]
  if (ofSpares.some((asked) => asked !== undefined) && query['parts-cat'] === undefined)
    return 'parts-cat'
  if (query.fits !== undefined && query.trim === undefined) return 'trim'
  return missingHalf(query)
}

async function searchFor(
  db: Context['db'],
  query: Query,
  vehicle: Vehicle | null,
): Promise<(page: number) => Promise<LocalResult>> {
  const { q, fits } = query
  const make = q === undefined ? null : await findMake(db, q)
  if (q !== undefined && make === null) return async () => nothing
  // No spare fits a vehicle that was never built.
  if (fits !== undefined && vehicle === null) return async () => nothing
  const makeId = make?.id ?? null
  const categorySlug = query['parts-cat']?.toLowerCase() ?? null
  const narrowed = readSpareQuery(query, vehicle)
  return async (page) => {
    const wanted = { makeId, vehicle, limit: pageSize, offset: (page - 1) * pageSize }
    if (categorySlug === null)
      return { ...(await searchLocally(db, { ...wanted, categorySlug })), conditions: [] }
    if (narrowed) {
      const { slugs, ...rest } = narrowed
      const conditions = slugs.length === 0 ? null : await conditionsOf(db, slugs)
      return searchSpares(db, { ...wanted, ...rest, categorySlug, conditions })
    }
    const [found, conditions] = await Promise.all([
      searchLocally(db, { ...wanted, categorySlug }),
      countConditions(db, { makeId, categorySlug }),
    ])
    return { ...found, conditions }
  }
}

/** The conditions that slugs stand for, of all that spares on sale have. */
async function conditionsOf(db: Context['db'], slugs: readonly string[]): Promise<string[]> {
  const all = await countConditions(db, { makeId: null, categorySlug: allSpares })
  return all.flatMap(({ label }) => (slugs.includes(slugOf(label)) ? [label] : []))
}
