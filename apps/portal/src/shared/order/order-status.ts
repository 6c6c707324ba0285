import type { PlainMessageId } from '@bandari/i18n'
import type { Order, OrderPaymentState, OrderStatus } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

export type StatusTone = 'attention' | 'available' | 'neutral' | 'refusal' | 'ended'

/** The tone only repeats the word. */
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

/** In English the five literal names of the wire (account spec §2). */
export const statusNames = {
  Pending: 'portal.status.pending',
  'Payment Declined': 'portal.status.declined',
  Authorized: 'portal.status.authorized',
  Shipped: 'portal.status.shipped',
  Canceled: 'portal.status.canceled',
} as const satisfies Record<OrderStatus, PlainMessageId>

/** The money went back before anything was shipped. */
export function isRefundedOrder({
  status,
  payment_state,
}: {
  status: OrderStatus
  payment_state?: OrderPaymentState | undefined
}): boolean {
  return status === 'Authorized' && payment_state === 'refunded'
}

const nextSteps: Record<OrderStatus, (port: string) => string> = {
  Pending: () => t('portal.next.pending'),
  'Payment Declined': () => t('portal.next.declined'),
  Authorized: (port) => t('portal.next.authorized', { port }),
  Shipped: (port) => t('portal.next.shipped', { port }),
  Canceled: () => t('portal.next.canceled'),
}

type OrderProgress = Pick<Order, 'status' | 'destination_port'> &
  Partial<Pick<Order, 'payment_state'>>

/** What the buyer may expect next (ux.md: every screen says what happens next). */
export function nextStep({ status, destination_port, payment_state }: OrderProgress): string {
  if (isRefundedOrder({ status, payment_state })) return t('portal.next.refunded')
  // Amended to cost more since it was paid.
  if (status === 'Authorized' && payment_state === 'partly-paid') return t('portal.next.raised')
  return nextSteps[status](destination_port ?? t('portal.yourPort'))
}
