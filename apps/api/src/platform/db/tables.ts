import type { Generated, GeneratedAlways } from 'kysely'
import type { NullableJson } from './columns.ts'

/**
 * Row types of the migrations, one interface a table; money is integer minor units. Here are the platform's own tables:
 * each module declares its own in `tables.ts` of the folder that owns them, so that nothing here knows of the business.
 */
export interface Tables {
  reference_data: { name: string; hash: string }
  demo_world: { one: Generated<boolean>; since: Generated<Date>; product_ids: Generated<string> }
  idempotency_keys: IdempotencyKeysTable
  rate_counters: { key: string; hits: number; resets_at: Date }
  audit: AuditTable
  outbox: OutboxTable
  mail_gates: MailGatesTable
  media: {
    id: GeneratedAlways<number>
    hash: string
    kind: 'photo' | 'drawing' | 'video' | 'document'
    /** Of a photo, in pixels. */
    width: Generated<number | null>
    height: Generated<number | null>
    /** How a photo looks, in 64 bits, which a number of ours does not hold. */
    fingerprint: Generated<string | null>
    created_at: Generated<Date>
  }
  private_files: PrivateFilesTable
  private_file_checks: PrivateFileChecksTable
}

export interface MailGatesTable {
  kind: string
  about: string
  sent_at: Date
  hour_began_at: Date
  sent_in_hour: number
}

export interface IdempotencyKeysTable {
  scope: string
  operation: string
  key: string
  request_hash: Buffer
  status: number | null
  body: NullableJson<unknown>
  created_at: Generated<Date>
}

export interface AuditTable {
  id: GeneratedAlways<number>
  actor_id: number | null
  action: string
  subject: string
  subject_id: string
  before: NullableJson<unknown>
  after: NullableJson<unknown>
  reason: string | null
  at: Generated<Date>
  kind: Generated<AuditKind>
  /** The API key by which it was done. */
  key_name: Generated<string | null>
}

/** What an entry of the audit tells: a change by staff, or an access. */
export type AuditKind = 'change' | 'sign-in' | 'refusal' | 'read'

export interface OutboxTable {
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attach_pro_forma_of: number | null
  order_id: number | null
  /** Where its reader switches such mails off. */
  settings_url: string | null
  /** The account whose alerts it tells. */
  alerts_of: number | null
  message_id: string
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  last_error: string | null
  sent_at: Date | null
  created_at: Generated<Date>
}

export interface PrivateFilesTable {
  id: GeneratedAlways<number>
  /** SHA-256 in hexadecimal. */
  hash: string
  type: 'image/jpeg' | 'application/pdf'
  bytes: number
  name: string
  uploaded_by: number | null
  uploaded_at: Date
}

export interface PrivateFileChecksTable {
  hash: string
  due_at: Date
}
