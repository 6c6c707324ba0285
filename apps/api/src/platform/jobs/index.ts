import type { Operations } from '../../core/contract.ts'
import { getFailedJob } from './get-failed-job.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { retryFailedJob } from './retry-failed-job.ts'

export const jobs = {
  getFailedJob,
  listFailedJobs,
  retryFailedJob,
} satisfies Partial<Operations>
