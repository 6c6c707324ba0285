import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportDealView } from './support-deal.view.ts'
import { staffDeals } from './support-deals.store.ts'

export const listSupportDeals: Handler<'listSupportDeals'> = ({ db, clock }, { query, origin }) => {
  const now = clock.now()
  return listRecords(staffDeals(now), {
    db,
    query,
    view: (rows) => rows.map((row) => supportDealView(row, { origin, now })),
  })
}
