import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Context } from '../../core/context.ts'
import type { Database } from '../db/database.ts'
import type { AuditKind } from '../db/tables.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { anywhere, type Column, matching, ordering, within } from '../lists/list-sql.store.ts'

/** What the audit may be sorted and filtered by. */
export const auditColumns = {
  id: { ref: sql.ref('audit.id'), type: 'number' },
  at: { ref: sql.ref('audit.at'), type: 'time' },
  kind: { ref: sql.ref('audit.kind'), type: 'text' },
  actor_email: { ref: sql`lower(email)`, type: 'lower' },
  action: { ref: sql.ref('audit.action'), type: 'text' },
  subject: { ref: sql.ref('audit.subject'), type: 'text' },
  subject_id: { ref: sql.ref('audit.subject_id'), type: 'text' },
} as const satisfies Record<string, Column>

export type AuditField = keyof typeof auditColumns

export interface AuditRow {
  id: number
  at: Date
  kind: AuditKind
  /** Null where the shop itself acted. */
  actor_email: string | null
  actor_name: string | null
  action: string
  subject: string
  subject_id: string
  /** Its name among people, where that is not the id. */
  subject_name: string | null
  /** JSON text, as `after`. */
  before: string | null
  after: string | null
  reason: string | null
}

const joined = sql`audit left join accounts on accounts.id = actor_id`

/**
 * How to find the name that people use for a kind of subject instead of its id: a query of one text for
 * `subject_id::bigint`. Each domain has its own; the table is put together in `subject-names.ts`.
 */
export type SubjectNames = Readonly<Record<string, RawBuilder<string>>>

declare module '../../core/context.ts' {
  interface Context {
    subjectNames: SubjectNames
  }
}

type Reader = Pick<Context, 'db' | 'subjectNames'>

function shown(names: SubjectNames) {
  const cases = Object.entries(names).map(([subject, name]) => sql`when ${subject} then (${name})`)
  return sql`audit.id, at, kind, email as actor_email, first_name || ' ' || last_name as actor_name, action, subject,
    subject_id, case when subject_id ~ '^[0-9]{1,18}$' then case subject ${sql.join(cases, sql` `)} end end as subject_name, before::text as before, after::text as after,
    reason`
}

export async function countAudit(
  db: Database,
  query: Pick<ListQuery<AuditField>, 'conditions' | 'q'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${joined} where ${matching(auditColumns, query, mentions)}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

export async function listAuditRows(
  { db, subjectNames }: Reader,
  query: ListQuery<AuditField>,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select ${shown(subjectNames)} from ${joined} where ${matching(auditColumns, query, mentions)}
    order by ${ordering(auditColumns, query.sort, sql.ref('audit.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

/** The next entries of a file, newest first. */
export async function listAuditBefore(
  { db, subjectNames }: Reader,
  query: Pick<ListQuery<AuditField>, 'conditions' | 'q'>,
  { before, count }: { before: number; count: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select ${shown(subjectNames)} from ${joined}
    where audit.id < ${before} and ${matching(auditColumns, query, mentions)}
    order by audit.id desc limit ${count}`.execute(db)
  return rows
}

export async function findAuditRow(
  { db, subjectNames }: Reader,
  id: number,
): Promise<AuditRow | undefined> {
  const { rows } =
    await sql<AuditRow>`select ${shown(subjectNames)} from ${joined} where audit.id = ${id}`.execute(
      db,
    )
  return rows[0]
}

/** This expression is the one that `audit_text` indexes. */
function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`((action || ' ' || subject || ' ' || subject_id || ' ' || coalesce(reason, '') || ' ' ||
      coalesce(before::text, '') || ' ' || coalesce(after::text, '')) ilike ${text}
    or actor_id in (select id from accounts where staff_role is not null
      and (email ilike ${text} or first_name || ' ' || last_name ilike ${text})))`
}
