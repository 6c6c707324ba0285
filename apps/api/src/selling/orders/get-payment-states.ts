import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderRecord } from './order.store.ts'
import { paymentStatesView } from './order.view.ts'

export const getPaymentStates: Handler<'getPaymentStates'> = async ({ db }, { path, account }) => {
  const order = await findOrderRecord(db, path.id, account.id)
  return order ? { status: 200, body: paymentStatesView(order) } : notFound
}
