import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderIdOfLine, findOrderRecord } from './order.store.ts'
import { orderLineView } from './order.view.ts'

export const getOrderLine: Handler<'getOrderLine'> = async ({ db }, { path, account, origin }) => {
  const orderId = await findOrderIdOfLine(db, path.id)
  const order = orderId === null ? null : await findOrderRecord(db, orderId, account.id)
  const line = order?.lines.find(({ id }) => id === path.id)
  return order && line ? { status: 200, body: orderLineView(line, order, origin) } : notFound
}
