import type { WebhookEventType } from '@bandari/sdk'
import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable
    webhook_deliveries: WebhookDeliveriesTable
  }
}

/** Whose endpoint it is; the shop's is shared by its staff. */
export type WebhookSide = 'seller' | 'supporter' | 'staff'

export interface WebhookEndpointsTable {
  id: GeneratedAlways<number>
  side: WebhookSide
  owner_id: number
  address: string
  description: string
  events: WebhookEventType[]
  off_by: 'owner' | 'gone' | 'failures' | null
  secret: Buffer
  previous_secret: Buffer | null
  previous_until: Date | null
  failures: Generated<number>
  failing_since: Date | null
  paused_until: Date | null
  served_at: Date | null
  created_at: Date
}

export type WebhookFault = 'address' | 'name' | 'slow' | 'no-answer' | 'status' | 'redirect' | 'off'

export interface WebhookDeliveriesTable {
  id: GeneratedAlways<number>
  endpoint_id: number
  message_id: string
  type: string
  body: string
  state: Generated<'waiting' | 'delivered' | 'failed'>
  attempts: Generated<number>
  failures: Generated<number>
  begun_at: Date | null
  next_attempt_at: Date | null
  claimed_until: Date | null
  fault: WebhookFault | null
  status: number | null
  duration_ms: number | null
  answer: string | null
  created_at: Date
  finished_at: Date | null
}
