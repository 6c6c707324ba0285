import type { Operations } from '../contract.ts'
import { getSupportOrder } from './get-support-order.ts'
import { listSupportOrders } from './list-support-orders.ts'
import { updateSupportOrder } from './update-support-order.ts'

export const support = {
  getSupportOrder,
  listSupportOrders,
  updateSupportOrder,
} satisfies Partial<Operations>
