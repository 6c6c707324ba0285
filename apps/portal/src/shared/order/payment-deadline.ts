import type { Order } from '@bandari/sdk'

interface AwaitedOrder extends Pick<Order, 'balance'> {
  payment_reports: readonly { answered_at: string | null }[]
}

/** Part of the money has arrived, or the buyer has reported a payment: the deadline does not cancel the order. */
export function isDeadlineSuspended({ balance, payment_reports }: AwaitedOrder): boolean {
  return (
    balance.received !== '0.00' || payment_reports.some(({ answered_at }) => answered_at === null)
  )
}
