import type { Database } from '../db/database.ts'

interface AuditEntry {
  actorId: number
  action: string
  subject: string
  subjectId: number
  before: unknown
  after: unknown
  reason: string | null
  now: Date
}

/** Who changed what, from what, to what, why and when (decisions 24). */
export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      subject_id: String(entry.subjectId),
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
      reason: entry.reason,
      at: entry.now,
    })
    .execute()
}
