import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { failedJobView } from './failed-job.view.ts'
import { failedJobs } from './failed-jobs.store.ts'

export const getFailedJob: Handler<'getFailedJob'> = async ({ db }, { path }) => {
  const job = await failedJobs.find(db, path.id)
  return job ? { status: 200, body: failedJobView(job) } : notFound
}
