import type { AuditEntry } from '@bandari/sdk'
import { type CsvColumns, csvOf } from '../staff/csv.ts'

/** As it was recorded; English in every language, so that files of colleagues can be put together. */
const columns: CsvColumns<AuditEntry> = {
  When: ({ at }) => at,
  Who: ({ actor_name }) => actor_name,
  Email: ({ actor_email }) => actor_email,
  Action: ({ action }) => action,
  Subject: ({ subject }) => subject,
  Number: ({ subject_id }) => subject_id,
  Name: ({ subject_name }) => subject_name,
  Before: ({ before }) => before,
  After: ({ after }) => after,
  Reason: ({ reason }) => reason,
}

export function auditCsv(entries: readonly AuditEntry[]): Promise<string> {
  return csvOf(columns, entries)
}
