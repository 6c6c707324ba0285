import type { Generated } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    webhook_events: WebhookEventsTable
  }
}

export interface WebhookEventsTable {
  id: Generated<string>
  type: string
  subject_id: number
  happened_at: Date
}
