import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportDealView } from './support-deal.view.ts'
import { staffDeals } from './support-deals.store.ts'

export const listSupportDeals: Handler<'listSupportDeals'> = ({ db }, { query, origin }) =>
  listRecords(staffDeals, {
    db,
    query,
    view: (rows) => rows.map((row) => supportDealView(row, origin)),
  })
