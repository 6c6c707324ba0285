import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { adjustmentView } from './adjustment.view.ts'
import { adjustments } from './adjustments.store.ts'

export const listAdjustments: Handler<'listAdjustments'> = ({ db }, { query, account }) =>
  listRecords(adjustments, {
    db,
    query,
    view: (rows) => rows.map((row) => adjustmentView(row, account)),
  })
