import type { Handler } from '../../core/contract.ts'
import { writeCsv } from '../../core/csv.ts'
import { shopDay } from '../../core/shop-day.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { countedSince } from './facts.store.ts'
import { listFigureRows } from './figure-table.store.ts'
import { figureRow } from './figures.view.ts'
import { defaultDays, figureNames, periodUpTo } from './period.ts'

/** More rows than a spreadsheet is read with. */
const mostRows = 20_000

export const exportListingFigures: Handler<'exportListingFigures'> = async (
  { db, clock },
  { account, query, origin },
) => {
  const { sort = 'opened', order = 'desc', q } = query
  const now = clock.now()
  const { from, to } = periodUpTo(shopDay(now), query.days ?? defaultDays)
  const rows = await listFigureRows(
    db,
    { vendorId: sellerIdOf(account), q, from, to },
    { sort, order, limit: mostRows, offset: 0 },
  )
  const seen = { origin, now, countedSince: await countedSince(db), to }
  const lines = rows.map((row) => {
    const { listing, reference, title, prod_live, days_on_sale, ...figures } = figureRow(row, seen)
    return [
      listing,
      reference,
      title,
      prod_live,
      days_on_sale,
      ...figureNames.map((name) => figures[name]),
    ]
  })
  const heading = ['listing', 'reference', 'title', 'status', 'days_on_sale', ...figureNames]
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="figures-${from}-${to}.csv"`,
    },
    body: Buffer.from(writeCsv([heading, ...lines])),
  }
}
