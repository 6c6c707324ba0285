import type { FailedJob } from '@bandari/sdk'
import type { FailedJobRow } from './failed-jobs.store.ts'

export function failedJobView(row: FailedJobRow): FailedJob {
  return {
    id: row.id,
    job: row.job,
    state: row.state,
    tries: row.attempts,
    failed_at: row.updated_at.toISOString(),
    next_try_at: row.next_try_at?.toISOString() ?? null,
    error: row.last_error,
  }
}
