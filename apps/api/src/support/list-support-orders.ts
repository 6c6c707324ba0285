import type { Handler } from '../contract.ts'
import { listOrderRecords } from '../orders/order.store.ts'
import { refuse } from '../refusal.ts'
import { contentRange, readListQuery } from './list-query.ts'
import { supportOrderView } from './support-order.view.ts'
import { countOrders, listOrderIds, orderFields, unreadableField } from './support-orders.store.ts'

const newestFirst = { field: 'date_placed', descending: true } as const

export const listSupportOrders: Handler<'listSupportOrders'> = async (
  { db },
  { query, origin },
) => {
  const reading = readListQuery(query, { fields: orderFields, sort: newestFirst })
  if ('problem' in reading) return refuse(400, { detail: reading.problem })
  const unreadable = unreadableField(reading.query.conditions)
  if (unreadable)
    return refuse(400, { detail: `${unreadable} cannot be compared with that value.` })

  const total = await countOrders(db, reading.query)
  const records = await listOrderRecords(db, await listOrderIds(db, reading.query))
  const place = { first: reading.query.range.first, count: records.length, total }
  return {
    status: 200,
    headers: {
      'content-range': contentRange('orders', place),
      'access-control-expose-headers': 'Content-Range',
    },
    body: records.map((record) => supportOrderView(record, origin)),
  }
}
