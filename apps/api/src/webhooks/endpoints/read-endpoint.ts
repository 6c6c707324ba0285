import type { WebhookInput } from '@bandari/sdk'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import type { Settings } from '../../core/settings.ts'
import { parseSecureAddress } from '../../platform/public-fetch/public-address.ts'
import { eventTypes } from '../event-types.data.ts'
import type { WebhookSide } from '../tables.ts'

/** What is said of a webhook, or why it is refused. Where its name leads is checked at each delivery. */
export function readEndpoint(
  body: WebhookInput,
  { side, settings }: { side: WebhookSide; settings: Pick<Settings, 'fetchLoopback'> },
) {
  const address = body.address.trim()
  if (!parseSecureAddress(address, { loopback: settings.fetchLoopback }))
    return { refusal: refuse(400, fieldErrors({ address: ['webhook_address_refused'] })) }
  const mine = eventTypes[side]
  if (!body.events.every((type) => mine.includes(type)))
    return { refusal: refuse(400, fieldErrors({ events: ['webhook_events_refused'] })) }
  const fields = {
    address,
    description: body.description.trim(),
    events: mine.filter((type) => body.events.includes(type)),
  }
  return { refusal: null, fields }
}
