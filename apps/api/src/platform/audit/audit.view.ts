import type { AuditEntry } from '@bandari/sdk'
import type { AuditRow } from './audit-list.store.ts'

export function auditView(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    actor_email: row.actor_email,
    actor_name: row.actor_name,
    action: row.action,
    subject: row.subject,
    subject_id: row.subject_id,
    subject_name: row.subject_name,
    before: row.before,
    after: row.after,
    reason: row.reason,
    key_name: row.key_name,
  }
}
