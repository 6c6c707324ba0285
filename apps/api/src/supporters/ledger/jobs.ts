import type { Job } from '../../platform/jobs/job.ts'
import { approveCommission } from './earn.ts'
import { notifyPayable } from './notify-payable.ts'

export const ledgerJobs: Job[] = [
  { name: 'approve-commission', cron: '*/10 * * * *', run: approveCommission },
  // In the morning of most of our supporters.
  { name: 'tell-payable-commission', cron: '0 5 * * *', run: notifyPayable },
]
