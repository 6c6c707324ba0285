import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../db/database.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { anywhere, type Column, matching, ordering, within } from '../lists/list-sql.store.ts'

/** Jobs that failed and have not succeeded since, as graphile-worker's view shows them. */

const hasGivenUp = sql`attempts >= max_attempts`
const state = sql`case when ${hasGivenUp} then 'failed' else 'retrying' end`

/** What staff may sort and filter failed jobs by. */
export const failedJobColumns = {
  id: { ref: sql.ref('id'), type: 'number', required: true },
  job: { ref: sql.ref('task_identifier'), type: 'text', required: true },
  state: { ref: state, type: 'text', required: true },
  failed_at: { ref: sql.ref('updated_at'), type: 'time', required: true },
  tries: { ref: sql.ref('attempts'), type: 'number', required: true },
} as const satisfies Record<string, Column>

export type FailedJobField = keyof typeof failedJobColumns

export interface FailedJobRow {
  id: number
  job: string
  state: 'retrying' | 'failed'
  attempts: number
  updated_at: Date
  next_try_at: Date | null
  last_error: string
}

const failed = sql`graphile_worker.jobs where last_error is not null`

const shown = sql`id, task_identifier as job, ${state} as state, attempts, updated_at, last_error,
  case when not ${hasGivenUp} then run_at end as next_try_at`

export async function countFailedJobs(
  db: Database,
  query: Omit<ListQuery<FailedJobField>, 'range'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${failed}
    and ${matching(failedJobColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listFailedJobRows(
  db: Database,
  query: ListQuery<FailedJobField>,
): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select ${shown} from ${failed} and ${matching(failedJobColumns, query, mentions)}
    order by ${ordering(failedJobColumns, query.sort, sql.ref('id'))} ${within(query)}`.execute(db)
  return rows
}

export async function findFailedJob(db: Database, id: number): Promise<FailedJobRow | undefined> {
  const { rows } = await sql<FailedJobRow>`
    select ${shown} from ${failed} and id = ${id}`.execute(db)
  return rows[0]
}

/** Gives the job all its tries again and makes it due now. A running job stays as it is. */
export async function rescheduleJob(db: Database, id: number): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0),
    pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text)`.execute(db)
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(task_identifier ilike ${text} or last_error ilike ${text})`
}
