import type { Handler } from '../contract.ts'
import { findOrderRecord } from '../orders/order.store.ts'
import { notFound } from '../refusal.ts'
import { supportOrderView } from './support-order.view.ts'

export const getSupportOrder: Handler<'getSupportOrder'> = async ({ db }, { path, origin }) => {
  const order = await findOrderRecord(db, path.id)
  return order ? { status: 200, body: supportOrderView(order, origin) } : notFound
}
