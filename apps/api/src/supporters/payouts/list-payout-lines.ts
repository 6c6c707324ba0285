import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { payoutLineView } from './payout.view.ts'
import { listDetails } from './payout.store.ts'
import { payoutLines } from './payouts.store.ts'

export const listPayoutLines: Handler<'listPayoutLines'> = ({ db }, { query }) =>
  listRecords(payoutLines, {
    db,
    query,
    view: async (rows) => {
      const details = await listDetails(db, rows)
      return rows.map((row) => payoutLineView(row, details.get(row.details_id ?? 0) ?? null))
    },
  })
