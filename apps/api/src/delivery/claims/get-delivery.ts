import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { readDelivery } from './read-delivery.ts'

export const getDelivery: Handler<'getDelivery'> = async ({ db, clock }, { path, account }) => {
  const order = { orderId: path.id, accountId: account.id }
  const read = await readDelivery(db, order, clock.now())
  return read ? { status: 200, body: read.view } : notFound
}
