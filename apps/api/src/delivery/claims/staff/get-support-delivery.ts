import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { readDelivery } from '../read-delivery.ts'

export const getSupportDelivery: Handler<'getSupportDelivery'> = async (
  { db, clock },
  { path },
) => {
  const read = await readDelivery(db, { orderId: path.id }, clock.now())
  return read ? { status: 200, body: read.view } : notFound
}
