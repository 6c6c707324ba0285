import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportOrders } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

export const listSupportOrders: Handler<'listSupportOrders'> = (context, { query, origin }) =>
  listRecords(supportOrders(context), {
    db: context.db,
    query,
    view: (rows) => rows.map((row) => supportOrderView(row, origin)),
  })
