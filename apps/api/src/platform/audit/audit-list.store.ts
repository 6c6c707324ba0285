import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Context } from '../../core/context.ts'
import type { AuditKind } from '../db/tables.ts'
import { containsPattern } from '../lists/list-sql.store.ts'
import { resource } from '../lists/resource.store.ts'

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
  /** The API key by which it was done; null where it was a person at a screen. */
  key_name: string | null
}

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

/** The entries of the audit, with the names of people and records. */
export const auditEntries = (names: SubjectNames) =>
  resource({
    name: 'audit',
    from: sql`audit left join accounts on accounts.id = actor_id`,
    select: sql<AuditRow>`audit.id, at, kind, email as actor_email, first_name || ' ' || last_name as actor_name, action,
      subject, subject_id, ${subjectName(names)} as subject_name, before::text as before, after::text as after, reason,
      key_name`,
    fields: {
      id: { ref: sql.ref('audit.id'), type: 'number' },
      at: { ref: sql.ref('audit.at'), type: 'time' },
      kind: { ref: sql.ref('audit.kind'), type: 'text' },
      actor_email: { ref: sql`lower(email)`, type: 'lower' },
      action: { ref: sql.ref('audit.action'), type: 'text' },
      subject: { ref: sql.ref('audit.subject'), type: 'text' },
      subject_id: { ref: sql.ref('audit.subject_id'), type: 'text' },
    },
    sort: { field: 'at', descending: true },
    search: mentions,
  })

export type AuditQuery = Parameters<ReturnType<typeof auditEntries>['matches']>[0]

function subjectName(names: SubjectNames) {
  const cases = Object.entries(names).map(([subject, name]) => sql`when ${subject} then (${name})`)
  return sql`case when subject_id ~ '^[0-9]{1,18}$' then case subject ${sql.join(cases, sql` `)} end end`
}

/** This expression is the one that `audit_text` indexes. */
function mentions(q: string): RawBuilder<SqlBool> {
  const text = containsPattern(q)
  return sql`((action || ' ' || subject || ' ' || subject_id || ' ' || coalesce(reason, '') || ' ' ||
      coalesce(before::text, '') || ' ' || coalesce(after::text, '')) ilike ${text}
    or actor_id in (select id from accounts where staff_role is not null
      and (email ilike ${text} or first_name || ' ' || last_name ilike ${text})))`
}

/** The next entries of a file, newest first. */
export async function listAuditBefore(
  { db, subjectNames }: Pick<Context, 'db' | 'subjectNames'>,
  query: AuditQuery,
  { before, count }: { before: number; count: number },
): Promise<AuditRow[]> {
  const { select, from, matches } = auditEntries(subjectNames)
  const { rows } = await sql<AuditRow>`
    select ${select} from ${from} where audit.id < ${before} and ${matches(query)}
    order by audit.id desc limit ${count}`.execute(db)
  return rows
}
