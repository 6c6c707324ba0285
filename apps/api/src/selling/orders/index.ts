import type { Operations } from '../../core/contract.ts'
import { downloadProForma } from './pro-forma/download-pro-forma.ts'
import { getOrder } from './get-order.ts'
import { getOrderLine } from './get-order-line.ts'
import { getPaymentStates } from './get-payment-states.ts'
import { listOrderLines } from './list-order-lines.ts'
import { listOrders } from './list-orders.ts'
import { listPaymentMethods } from '../payments/list-payment-methods.ts'
import { placeOrder } from './place-order.ts'

export const orders = {
  downloadProForma,
  getOrder,
  getOrderLine,
  getPaymentStates,
  listOrderLines,
  listOrders,
  listPaymentMethods,
  placeOrder,
} satisfies Partial<Operations>
