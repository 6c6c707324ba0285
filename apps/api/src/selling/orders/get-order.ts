import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderRecord } from './order.store.ts'
import { orderView } from './order.view.ts'

export const getOrder: Handler<'getOrder'> = async (
  { db, settings },
  { path, account, origin },
) => {
  const order = await findOrderRecord(db, path.id, account.id)
  return order ? { status: 200, body: orderView(order, settings, origin) } : notFound
}
