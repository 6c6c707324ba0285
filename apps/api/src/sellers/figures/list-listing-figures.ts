import type { Handler } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { countedSince } from './facts.store.ts'
import { countFigureRows, listFigureRows } from './figure-table.store.ts'
import { figureRow } from './figures.view.ts'
import { defaultDays, periodUpTo } from './period.ts'

export const listListingFigures: Handler<'listListingFigures'> = async (
  { db, clock },
  { account, query, origin },
) => {
  const { page = 1, per_page: limit = 25, sort = 'opened', order = 'desc', q } = query
  const now = clock.now()
  const { from, to } = periodUpTo(shopDay(now), query.days ?? defaultDays)
  const filter = { vendorId: sellerIdOf(account), q, from, to }
  const place = { sort, order, limit, offset: (page - 1) * limit }
  const rows = await listFigureRows(db, filter, place)
  const since = await countedSince(db)
  return {
    status: 200,
    body: {
      data: rows.map((row) => figureRow(row, { origin, now, countedSince: since, to })),
      count: await countFigureRows(db, filter),
      counted_since: since,
    },
  }
}
