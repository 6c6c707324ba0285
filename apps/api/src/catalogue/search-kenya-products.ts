import type { Handler } from '../contract.ts'
import { lastPage, pageLinks, pageSize, readPage } from '../db/paging.ts'
import { kenyaProduct } from './local.view.ts'
import { type LocalRows, searchLocally } from './local-search.store.ts'
import { findMake } from './makes.store.ts'

/** Nobody pages further, and each further page costs more (contract C34). */
const deepestPage = 400

const invalidPage = { status: 404, body: { detail: 'Invalid page.' } } as const

export const searchKenyaProducts: Handler<'searchKenyaProducts'> = async (
  { db },
  { query, origin },
) => {
  const { q, 'parts-cat': categorySlug = null } = query
  if (q === undefined && categorySlug === null) {
    return { status: 400, body: { q: ['This field is required.'] } }
  }
  const wanted = readPage(query.page)
  if (wanted === null) return invalidPage
  const make = q === undefined ? null : await findMake(db, q)
  const isUnknown = q !== undefined && make === null
  const find = async (page: number): Promise<LocalRows> =>
    isUnknown
      ? { total: 0, rows: [] }
      : searchLocally(db, {
          makeId: make?.id ?? null,
          categorySlug: categorySlug?.toLowerCase() ?? null,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        })

  let page = wanted === 'last' ? 1 : wanted
  if (page > deepestPage) return invalidPage
  let found = await find(page)
  if (wanted === 'last' && found.total > pageSize) {
    page = Math.min(lastPage(found.total), deepestPage)
    found = await find(page)
  }
  if (page > lastPage(found.total)) return invalidPage
  const address = `${origin}/api/product-search/`
  return {
    status: 200,
    body: {
      count: found.total,
      ...pageLinks({ address, query, page, count: found.total }),
      results: found.rows.map((row) => kenyaProduct(row, origin)),
    },
  }
}
