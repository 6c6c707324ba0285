import type { Handler } from '../../../core/contract.ts'
import { listDealRows } from './deal.store.ts'
import { dealCard } from './deal.view.ts'

export const listDeals: Handler<'listDeals'> = async ({ db, settings, views }, { origin }) => {
  const rows = await listDealRows(db)
  const struck = settings.struckPrices
  return {
    status: 200,
    body: rows.map((row) => dealCard(row, { origin, struck })),
    whenRead: views.of(
      'shown',
      rows.map(({ id }) => id),
    ),
  }
}
