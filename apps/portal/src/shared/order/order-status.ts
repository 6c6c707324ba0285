import type { Order, OrderStatus } from '@bandari/sdk'

export type StatusTone = 'attention' | 'available' | 'neutral' | 'refusal' | 'ended'

/** The five literal names are also the words on screen (account spec §2); the tone only repeats them. */
export const statusTones: Record<OrderStatus, StatusTone> = {
  Pending: 'attention',
  'Payment Declined': 'refusal',
  Authorized: 'available',
  Shipped: 'neutral',
  Canceled: 'ended',
}

export const orderStatuses: readonly OrderStatus[] = [
  'Pending',
  'Authorized',
  'Shipped',
  'Payment Declined',
  'Canceled',
]

const nextSteps: Record<OrderStatus, (port: string) => string> = {
  Pending: () => 'We are waiting for your payment, and keep the goods for you until it is due.',
  'Payment Declined': () =>
    'Your payment was not accepted. Contact us to put it right, quoting the payment reference.',
  Authorized: (port) => `Your payment has arrived. We are preparing the shipment to ${port}.`,
  Shipped: (port) => `On its way to ${port}. We write to you when it arrives.`,
  Canceled: () => 'This order was canceled. Nothing is owed on it.',
}

type Told = Pick<Order, 'status' | 'destination_port'>

/** What the buyer may expect next (ux.md: every screen says what happens next). */
export function nextStep({ status, destination_port }: Told): string {
  return nextSteps[status](destination_port ?? 'your port')
}
