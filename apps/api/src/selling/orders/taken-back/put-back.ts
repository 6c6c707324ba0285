import type { Balance } from '../../payments/balance.ts'
import type { OrderStatus } from '../tables.ts'

interface OrderSoFar {
  status: OrderStatus
  /** Its timeline, oldest first. */
  events: readonly { status: string }[]
}

/**
 * Where an order goes back to whose payment was taken back, or null where it stays: it is still paid in full, it never was,
 * or it went on and a person has to decide (decision 35).
 */
export function putBackTo(
  { status, events }: OrderSoFar,
  { due }: Pick<Balance, 'due'>,
  hasGoneOn: boolean,
): 'Pending' | 'Payment Declined' | null {
  if (status !== 'Authorized' || due === 0 || hasGoneOn) return null
  const place = events.findLastIndex((event) => event.status === 'Authorized')
  return events[place - 1]?.status === 'Payment Declined' ? 'Payment Declined' : 'Pending'
}
