import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findOrderRecord } from '../../../selling/orders/order.store.ts'
import { supportNotes } from './support-notes.ts'

export const getOrderNotes: Handler<'getOrderNotes'> = async ({ db }, { path }) => {
  const order = await findOrderRecord(db, path.id)
  return order ? { status: 200, body: await supportNotes(db, order.id) } : notFound
}
