import type { Context } from '../../../core/context.ts'
import type { List } from '../../../platform/lists/resource.store.ts'
import { listOrderRecords, type OrderRecord } from '../order.store.ts'
import { listRefundRequests, type RefundRequestRow } from '../refunds/refund-requests.store.ts'
import type { OrderCommission } from '../../supporter-programme.ts'
import { findOrders, orderColumns, type OrderField } from './support-orders.store.ts'

/** An order with the fields that only support sees. */
export interface SupportOrderRecord {
  order: OrderRecord
  refundRequests: RefundRequestRow[]
  commissions: OrderCommission[]
}

type Reader = Pick<Context, 'db' | 'programme'>

/** Found by statements of their own, because there may be a million of them. */
export const supportOrders = (reader: Reader): List<SupportOrderRecord, OrderField> => ({
  name: 'orders',
  fields: orderColumns,
  sort: { field: 'date_placed', descending: true },
  list: async (db, query) => {
    const { ids, total } = await findOrders(db, query)
    return { total, rows: await listSupportOrderRecords({ ...reader, db }, ids) }
  },
})

/** In the order of `ids`. */
export async function listSupportOrderRecords(
  { db, programme }: Reader,
  ids: number[],
): Promise<SupportOrderRecord[]> {
  const orders = await listOrderRecords(db, ids)
  if (orders.length === 0) return []
  const requests = await listRefundRequests(db, ids)
  const commissions = await programme.listCommissions(db, ids)
  return orders.map((order) => ({
    order,
    refundRequests: requests.filter(({ order_id }) => order_id === order.id),
    commissions: commissions.filter(({ order_id }) => order_id === order.id),
  }))
}

export async function findSupportOrder(
  reader: Reader,
  id: number,
): Promise<SupportOrderRecord | undefined> {
  const [record] = await listSupportOrderRecords(reader, [id])
  return record
}
