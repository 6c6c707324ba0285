import type { Order } from '@bandari/sdk'
import { isRefundedOrder } from '../../shared/order/order-status.ts'

/** How an order stands for its buyer: what the page's first words say. */
export type OrderStanding =
  | 'to-pay'
  | 'looked-for'
  | 'rest-to-pay'
  | 'declined'
  | 'paid'
  | 'refunded'
  | 'shipped'
  | 'canceled'

type StandingOrder = Pick<Order, 'status' | 'payment_state' | 'balance'> & {
  payment_reports: readonly { is_found: boolean | null }[]
}

export function standingOf(order: StandingOrder): OrderStanding {
  if (isRefundedOrder(order)) return 'refunded'
  switch (order.status) {
    case 'Pending':
      if (order.payment_reports.some(({ is_found }) => is_found === null)) return 'looked-for'
      return order.balance.received === '0.00' ? 'to-pay' : 'rest-to-pay'
    case 'Payment Declined':
      return 'declined'
    case 'Authorized':
      // Amended to cost more since it was paid.
      return order.payment_state === 'partly-paid' ? 'rest-to-pay' : 'paid'
    case 'Shipped':
      return 'shipped'
    case 'Canceled':
      return 'canceled'
  }
}
