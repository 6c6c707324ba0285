import type { Webhook } from '@bandari/sdk'
import type { EndpointRow } from './endpoints.store.ts'

/** Without its secrets. */
export function endpointView(endpoint: EndpointRow, now: Date): Webhook {
  const { previous_until: until } = endpoint
  return {
    id: endpoint.id,
    address: endpoint.address,
    description: endpoint.description,
    events: endpoint.events,
    is_on: endpoint.off_by === null,
    off_by: endpoint.off_by,
    failing_since: endpoint.failing_since?.toISOString() ?? null,
    previous_secret_until: until !== null && until > now ? until.toISOString() : null,
    date_created: endpoint.created_at.toISOString(),
  }
}
