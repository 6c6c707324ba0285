import type { Job } from '../../platform/jobs/job.ts'
import { notifyAccountChange } from './notify-account-change.ts'

export const bankAccountJobs: Job[] = [
  { name: 'tell-of-bank-account', cron: '* * * * *', run: notifyAccountChange },
]
