import type { PlainMessageId } from '@bandari/i18n'
import type { OrderStatus } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'

interface StatusLabels {
  title: PlainMessageId
  /** Its meaning for the buyer, in a sentence. */
  meaning: PlainMessageId
  /** The state itself, in a word. */
  name: PlainMessageId
  tone: NonNullable<BadgeProps['tone']>
}

/** The five names of the wire, in the buyer's words (decision 6). */
export const statusLabels: Readonly<Record<OrderStatus, StatusLabels>> = {
  Pending: {
    title: 'checkout.received',
    meaning: 'checkout.receivedMeaning',
    name: 'checkout.statusPending',
    tone: 'attention',
  },
  'Payment Declined': {
    title: 'checkout.declined',
    meaning: 'checkout.declinedMeaning',
    name: 'checkout.statusDeclined',
    tone: 'refusal',
  },
  Authorized: {
    title: 'checkout.paid',
    meaning: 'checkout.paidMeaning',
    name: 'checkout.statusAuthorized',
    tone: 'available',
  },
  Shipped: {
    title: 'checkout.shipped',
    meaning: 'checkout.shippedMeaning',
    name: 'checkout.statusShipped',
    tone: 'available',
  },
  Canceled: {
    title: 'checkout.cancelled',
    meaning: 'checkout.cancelledMeaning',
    name: 'checkout.statusCanceled',
    tone: 'neutral',
  },
}
