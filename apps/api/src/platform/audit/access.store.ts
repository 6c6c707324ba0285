import { sql } from 'kysely'
import { actingKeyName } from '../../core/acting-key.ts'
import type { Database } from '../db/database.ts'
import type { AuditKind } from '../db/tables.ts'

/** A sign-in, a refused call or a read of personal data: an entry without a change. */
export interface AccessEntry {
  kind: Exclude<AuditKind, 'change'>
  /** Null where nobody has shown who they are. */
  actorId: number | null
  action: string
  subject: string
  subjectId: string
  after: Readonly<Record<string, string | number>>
  /** The same again within this many minutes is not written down; 0: each time. */
  repeatMinutes: number
  now: Date
}

/**
 * A person who works on one order for an hour is one line a quarter of an hour, not one a click. Two calls at the same
 * moment may both be written, which says nothing wrong.
 */
export async function insertAccess(db: Database, entry: AccessEntry): Promise<void> {
  const { kind, actorId, action, subject, subjectId, now, repeatMinutes } = entry
  const key = actingKeyName()
  const after = JSON.stringify(entry.after)
  const since = new Date(now.getTime() - repeatMinutes * 60_000)
  await sql`
    insert into audit (kind, actor_id, action, subject, subject_id, after, at, key_name)
    select ${kind}, ${actorId}::bigint, ${action}, ${subject}, ${subjectId}, ${after}::jsonb, ${now}::timestamptz,
      ${key}
    where ${repeatMinutes}::integer = 0 or not exists (
      select from audit where kind = ${kind} and kind <> 'change' and actor_id is not distinct from ${actorId}::bigint
        and action = ${action} and subject = ${subject} and subject_id = ${subjectId} and at > ${since}::timestamptz
        and key_name is not distinct from ${key}
        and after ->> 'address' is not distinct from (${after}::jsonb ->> 'address'))`.execute(db)
}
