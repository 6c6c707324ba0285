import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { countByClass, countListings, listTableRows } from './listings-table.store.ts'
import { tableRowView } from './listing.view.ts'

export const listListings: Handler<'listListings'> = async ({ db }, { account, query, origin }) => {
  const { page = 1, per_page: limit = 100, sort = 'date_created', order = 'desc' } = query
  const { prod_class: prodClass, prod_live: live, q } = query
  const filter = { vendorId: sellerIdOf(account), prodClass, live, q }
  const place = { sort, order, limit, offset: (page - 1) * limit }
  const rows = await listTableRows(db, filter, place)
  return {
    status: 200,
    body: {
      data: rows.map((row) => tableRowView(row, origin)),
      totals: await countByClass(db, sellerIdOf(account)),
      count: await countListings(db, filter),
    },
  }
}
