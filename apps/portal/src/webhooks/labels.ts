import type { PlainMessageId } from '@bandari/i18n'
import type { Webhook, WebhookDelivery, WebhookEventType } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import { t } from '../language/translator.ts'

const events: Readonly<Record<WebhookEventType | 'webhook.test', PlainMessageId>> = {
  'order.placed': 'portalWebhooks.event.order.placed',
  'order.paid': 'portalWebhooks.event.order.paid',
  'order.shipped': 'portalWebhooks.event.order.shipped',
  'order.canceled': 'portalWebhooks.event.order.canceled',
  'listing.ordered': 'portalWebhooks.event.listing.ordered',
  'listing.sold': 'portalWebhooks.event.listing.sold',
  'message.received': 'portalWebhooks.event.message.received',
  'offer.received': 'portalWebhooks.event.offer.received',
  'quote.answered': 'portalWebhooks.event.quote.answered',
  'payout.made': 'portalWebhooks.event.payout.made',
  'webhook.test': 'portalWebhooks.event.webhook.test',
}

/** A type that this page does not know yet is called as the wire calls it. */
export function eventLabel(type: string): string {
  return type in events ? t(events[type as keyof typeof events]) : type
}

type Tone = NonNullable<BadgeProps['tone']>

export function stateOf({ is_on, failing_since }: Webhook): { name: PlainMessageId; tone: Tone } {
  if (!is_on) return { name: 'portalWebhooks.state.off', tone: 'neutral' }
  if (failing_since !== null) return { name: 'portalWebhooks.state.failing', tone: 'attention' }
  return { name: 'portalWebhooks.state.on', tone: 'available' }
}

export const deliveryStates: Readonly<
  Record<WebhookDelivery['state'], { name: PlainMessageId; tone: Tone }>
> = {
  waiting: { name: 'portalWebhooks.log.state.waiting', tone: 'neutral' },
  delivered: { name: 'portalWebhooks.log.state.delivered', tone: 'available' },
  failed: { name: 'portalWebhooks.log.state.failed', tone: 'refusal' },
}

/** Null where the status says it. */
export const faults: Readonly<
  Record<NonNullable<WebhookDelivery['fault']>, PlainMessageId | null>
> = {
  address: 'portalWebhooks.log.fault.address',
  name: 'portalWebhooks.log.fault.name',
  slow: 'portalWebhooks.log.fault.slow',
  'no-answer': 'portalWebhooks.log.fault.noAnswer',
  redirect: 'portalWebhooks.log.fault.redirect',
  off: 'portalWebhooks.log.fault.off',
  status: null,
}

/** The server's name: what follows may be a secret. */
export function serverOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}
