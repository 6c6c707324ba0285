import type { Job } from '../../platform/jobs/job.ts'
import { expireReservations } from './expire-reservations.ts'

export const orderJobs: Job[] = [
  { name: 'expire-reservations', cron: '* * * * *', run: expireReservations },
]
