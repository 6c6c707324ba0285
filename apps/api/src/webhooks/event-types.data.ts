import type { WebhookEventType } from '@bandari/sdk'
import type { WebhookSide } from './tables.ts'

const all: readonly WebhookEventType[] = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.canceled',
  'listing.ordered',
  'listing.sold',
  'message.received',
  'offer.received',
  'quote.answered',
  'payout.made',
]

/** What each side may hear of: a seller of their own goods, a supporter of their own commission, staff of everything. */
export const eventTypes: Readonly<Record<WebhookSide, readonly WebhookEventType[]>> = {
  seller: all.filter((type) => type !== 'quote.answered' && type !== 'payout.made'),
  supporter: ['order.paid', 'order.canceled', 'payout.made'],
  staff: all,
}
