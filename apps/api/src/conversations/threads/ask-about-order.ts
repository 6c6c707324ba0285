import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderRecord } from '../../selling/orders/order.store.ts'
import { askAbout } from './ask-about.ts'

export const askAboutOrder: Handler<'askAboutOrder'> = async (context, { path, account, body }) => {
  const order = await findOrderRecord(context.db, path.id, account.id)
  if (!order) return notFound
  const about = { orderId: path.id, vendorId: null, title: order.number }
  return askAbout(context, { account, about, body })
}
