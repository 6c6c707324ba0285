import type { Handler } from '../../../core/contract.ts'
import { previewEnded, shownTo } from '../../previews/shown-preview.ts'
import { vehiclesOf } from '../../previews/previews.store.ts'
import { listDealRows, listDealsOf } from './deal.store.ts'
import { dealCard } from './deal.view.ts'

export const listDeals: Handler<'listDeals'> = async (context, { query, origin }) => {
  const { db, settings, views } = context
  const shown = await shownTo(context, query.preview)
  if (!shown) return previewEnded
  const { now, preview } = shown
  const version = vehiclesOf(preview, 'deals')
  const rows = version ? await listDealsOf(db, version, now) : await listDealRows(db, now)
  const struck = settings.struckPrices
  return {
    status: 200,
    body: rows.map((row) => dealCard(row, { origin, struck })),
    // Staff who look at a preview are no interest of buyers.
    ...(preview === null && {
      whenRead: views.of(
        'shown',
        rows.map(({ id }) => id),
      ),
    }),
  }
}
