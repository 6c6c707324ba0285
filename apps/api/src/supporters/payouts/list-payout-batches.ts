import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { batchView } from './payout.view.ts'
import { payoutBatches } from './payouts.store.ts'

export const listPayoutBatches: Handler<'listPayoutBatches'> = ({ db }, { query, account }) =>
  listRecords(payoutBatches(account.id), {
    db,
    query,
    view: (rows) => rows.map((row) => batchView(row, account)),
  })
