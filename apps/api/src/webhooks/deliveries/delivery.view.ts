import type { WebhookDelivery } from '@bandari/sdk'
import type { DeliveryRow } from './deliveries.store.ts'

export function deliveryView(delivery: DeliveryRow): WebhookDelivery {
  return {
    id: delivery.id,
    message_id: delivery.message_id,
    type: delivery.type,
    state: delivery.state,
    attempts: delivery.attempts,
    status: delivery.status,
    duration_ms: delivery.duration_ms,
    fault: delivery.fault,
    answer: delivery.answer,
    payload: delivery.body,
    next_attempt: delivery.next_attempt_at?.toISOString() ?? null,
    date_created: delivery.created_at.toISOString(),
    date_finished: delivery.finished_at?.toISOString() ?? null,
  }
}
