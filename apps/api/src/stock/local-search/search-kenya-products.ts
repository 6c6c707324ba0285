import type { Context } from '../../core/context.ts'
import { detail } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../../platform/db/paging.ts'
import { findVehicle, missingHalf } from '../fitment/asked-vehicle.ts'
import { kenyaProduct } from './local.view.ts'
import {
  type LocalRows,
  type LocalSearch,
  searchFitting,
  searchLocally,
} from './local-search.store.ts'
import { findMake } from '../catalogue/names/makes.store.ts'

type Query = Call<'searchKenyaProducts'>['query']

/** Nobody pages further, and each further page costs more (contract C34). */
const deepestPage = 400

const invalidPage = { status: 404, body: detail('invalid_page') } as const

const nothing: LocalRows = { total: 0, rows: [] }

export const searchKenyaProducts: Handler<'searchKenyaProducts'> = async (
  { db },
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
    body: {
      count: found.total,
      ...pageLinks({ address, query, page, count: found.total }),
      results: found.rows.map((row) => kenyaProduct(row, { origin, vehicle })),
    },
  }
}

function missingField(query: Query): string | null {
  if (query.q === undefined && query['parts-cat'] === undefined) return 'q'
  if (query.fits !== undefined && query['parts-cat'] === undefined) return 'parts-cat'
  if (query.fits !== undefined && query.trim === undefined) return 'trim'
  return missingHalf(query)
}

async function searchFor(
  db: Context['db'],
  { q, 'parts-cat': category, fits }: Query,
  vehicle: LocalSearch['vehicle'],
): Promise<(page: number) => Promise<LocalRows>> {
  const make = q === undefined ? null : await findMake(db, q)
  if (q !== undefined && make === null) return async () => nothing
  // No spare fits a vehicle that was never built.
  if (fits !== undefined && vehicle === null) return async () => nothing
  const categorySlug = category?.toLowerCase() ?? null
  return async (page) => {
    const wanted = { makeId: make?.id ?? null, limit: pageSize, offset: (page - 1) * pageSize }
    return fits !== undefined && vehicle !== null && categorySlug !== null
      ? searchFitting(db, { ...wanted, categorySlug, vehicle })
      : searchLocally(db, { ...wanted, categorySlug, vehicle })
  }
}
