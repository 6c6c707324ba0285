import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderRecord } from './order.store.ts'
import { orderLineView } from './order.view.ts'

export const listOrderLines: Handler<'listOrderLines'> = async (
  { db },
  { path, account, origin },
) => {
  const order = await findOrderRecord(db, path.id, account.id)
  if (!order) return notFound
  return { status: 200, body: order.lines.map((line) => orderLineView(line, order, origin)) }
}
