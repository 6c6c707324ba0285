import type { OrderStatus } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'

interface StatusWords {
  title: string
  /** Its meaning for the buyer, in a sentence. */
  meaning: string
  tone: NonNullable<BadgeProps['tone']>
}

/** The five literal names of the wire, in the buyer's words (decision 6). */
export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  Pending: {
    title: 'Order received',
    meaning: 'The goods are reserved for you until the payment deadline.',
    tone: 'attention',
  },
  'Payment Declined': {
    title: 'Payment declined',
    meaning: 'The payment was not accepted and the reservation has ended.',
    tone: 'refusal',
  },
  Authorized: {
    title: 'Payment received',
    meaning: 'We are preparing the shipment.',
    tone: 'available',
  },
  Shipped: {
    title: 'Shipped',
    meaning: 'The goods are on their way to the port.',
    tone: 'available',
  },
  Canceled: {
    title: 'Order cancelled',
    meaning: 'Nothing is owed and nothing is shipped.',
    tone: 'neutral',
  },
}
