import {
  listOrderCommissions,
  type OrderCommissionRow,
} from '../../../supporters/ledger/order-commission.store.ts'
import type { Database } from '../../../platform/db/database.ts'
import { listOrderRecords, type OrderRecord } from '../order.store.ts'
import { listRefunds, type RefundRow } from '../refund.store.ts'

/** An order with what only support sees of it. */
export interface SupportOrderRecord {
  order: OrderRecord
  refund: RefundRow | null
  commissions: OrderCommissionRow[]
}

/** In the order of `ids`. */
export async function listSupportOrderRecords(
  db: Database,
  ids: number[],
): Promise<SupportOrderRecord[]> {
  const orders = await listOrderRecords(db, ids)
  if (orders.length === 0) return []
  const refunds = await listRefunds(db, ids)
  const commissions = await listOrderCommissions(db, ids)
  return orders.map((order) => ({
    order,
    refund: refunds.find(({ order_id }) => order_id === order.id) ?? null,
    commissions: commissions.filter(({ order_id }) => order_id === order.id),
  }))
}

export async function findSupportOrder(
  db: Database,
  id: number,
): Promise<SupportOrderRecord | undefined> {
  const [record] = await listSupportOrderRecords(db, [id])
  return record
}
