import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { containsPattern } from '../lists/list-sql.store.ts'
import { resource } from '../lists/resource.store.ts'

export interface FailedJobRow {
  id: number
  job: string
  state: 'retrying' | 'failed'
  attempts: number
  updated_at: Date
  next_try_at: Date | null
  last_error: string
}

const hasGivenUp = sql`attempts >= max_attempts`
const state = sql`case when ${hasGivenUp} then 'failed' else 'retrying' end`

/** Jobs that failed and have not succeeded since, as graphile-worker's view shows them. */
export const failedJobs = resource({
  name: 'jobs',
  from: sql`graphile_worker.jobs`,
  where: sql`last_error is not null`,
  select: sql<FailedJobRow>`id, task_identifier as job, ${state} as state, attempts, updated_at, last_error,
    case when not ${hasGivenUp} then run_at end as next_try_at`,
  fields: {
    id: { ref: sql.ref('id'), type: 'number', required: true },
    job: { ref: sql.ref('task_identifier'), type: 'text', required: true },
    state: { ref: state, type: 'text', required: true },
    failed_at: { ref: sql.ref('updated_at'), type: 'time', required: true },
    tries: { ref: sql.ref('attempts'), type: 'number', required: true },
  },
  sort: { field: 'failed_at', descending: true },
  search(q) {
    const text = containsPattern(q)
    return sql`(task_identifier ilike ${text} or last_error ilike ${text})`
  },
})

/** Gives the job all its tries again and makes it due now. A running job stays as it is. */
export async function rescheduleJob(db: Database, id: number): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0),
    pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text)`.execute(db)
}
