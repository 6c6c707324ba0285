import { sql } from 'kysely'
import { actingKeyName } from '../../core/acting-key.ts'
import type { Database } from '../db/database.ts'

interface AuditEntry {
  /** Null for the shop itself: a command of its operator. */
  actorId: number | null
  action: string
  subject: string
  /** A country has its code. */
  subjectId: number | string
  /** The fields that changed, by their names; null when none are told. */
  before: object | null
  after: object | null
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
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
      reason: entry.reason,
      at: entry.now,
      key_name: actingKeyName(),
    })
    .execute()
}

/** How often something was done since then, by anybody. */
export async function countAudit(
  db: Database,
  {
    subject,
    subjectId,
    actions,
    since,
  }: { subject: string; subjectId: number; actions: readonly string[]; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .where('subject_id', '=', String(subjectId))
    .where('action', 'in', actions)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Who changed something last. */
export async function findLastChange(
  db: Database,
  { subject, subjectId }: { subject: string; subjectId: number | string },
): Promise<{ name: string; at: Date } | undefined> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select first_name || ' ' || last_name as name, at
    from audit join accounts on accounts.id = actor_id
    where subject = ${subject} and subject_id = ${String(subjectId)} and kind = 'change'
    order by audit.id desc limit 1`.execute(db)
  return rows[0]
}
