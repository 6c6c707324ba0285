import type { Job } from '../../platform/jobs/job.ts'
import { notifySellers } from './notify-sellers.ts'

export const vendorOrderJobs: Job[] = [
  { name: 'notify-sellers', cron: '*/10 * * * *', run: notifySellers },
]
