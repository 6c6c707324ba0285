import type { Job } from '../../platform/jobs/job.ts'
import { reconcile } from './reconcile.ts'

export const reconciliationJobs: Job[] = [
  { name: 'check-books', cron: '45 1 * * *', run: reconcile },
]
