import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderRecord } from '../../selling/orders/order.store.ts'
import { readMyThread } from './my-thread.ts'
import { findThreadIdOfOrder } from './threads.store.ts'

/** Nothing yet is 204: an order has no thread before somebody writes. */
export const getOrderThread: Handler<'getOrderThread'> = async (context, { path, account }) => {
  const order = await findOrderRecord(context.db, path.id, account.id)
  if (!order) return notFound
  const id = await findThreadIdOfOrder(context.db, { orderId: order.id, buyerId: account.id })
  const thread = id === null ? null : await readMyThread(context, id, account)
  return thread ? { status: 200, body: thread } : { status: 204 }
}
