import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { countByClass, countListings, listTableRows, matching } from './listings-table.store.ts'
import { countWaiting } from './model-wait.store.ts'
import { tableRowView } from './listing.view.ts'
import { countByState } from './seller-state.store.ts'

export const listListings: Handler<'listListings'> = async ({ db }, { account, query, origin }) => {
  const { page = 1, per_page: limit = 100, sort = 'date_created', order = 'desc' } = query
  const { prod_class: prodClass, prod_live: live, state, waiting, q } = query
  const others = { vendorId: sellerIdOf(account), prodClass, live, q }
  const filter = { ...others, state, waiting }
  const place = { sort, order, limit, offset: (page - 1) * limit }
  const rows = await listTableRows(db, filter, place)
  return {
    status: 200,
    body: {
      data: rows.map((row) => tableRowView(row, origin)),
      totals: await countByClass(db, sellerIdOf(account)),
      count: await countListings(db, filter),
      states: await countByState(db, matching(others)),
      waiting: await countWaiting(db, matching(others)),
    },
  }
}
