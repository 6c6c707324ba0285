import type { Job } from '../../platform/jobs/job.ts'
import { approveCommission } from './earn.ts'

export const ledgerJobs: Job[] = [
  { name: 'approve-commission', cron: '*/10 * * * *', run: approveCommission },
]
