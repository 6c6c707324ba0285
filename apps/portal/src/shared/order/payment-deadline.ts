import type { Order } from '@bandari/sdk'

interface AwaitedOrder extends Pick<Order, 'balance'> {
  payment_reports: readonly { answered_at: string | null }[]
}

/** Some of its money is here, or the buyer says that it is on its way: no deadline gives the order up. */
export function isDeadlineSuspended({ balance, payment_reports }: AwaitedOrder): boolean {
  return (
    balance.received !== '0.00' || payment_reports.some(({ answered_at }) => answered_at === null)
  )
}
