import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

export const getSupportOrder: Handler<'getSupportOrder'> = async (context, { path, origin }) => {
  const record = await findSupportOrder(context, path.id)
  return record ? { status: 200, body: supportOrderView(record, origin) } : notFound
}
