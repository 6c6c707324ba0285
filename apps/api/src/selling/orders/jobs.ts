import type { Job } from '../../platform/jobs/job.ts'
import { expireReservations } from './expire-reservations.ts'
import { recheckImports } from './landed/recheck-imports.ts'

export const orderJobs: Job[] = [
  { name: 'expire-reservations', cron: '* * * * *', run: expireReservations },
  { name: 'recheck-imports', cron: '20 * * * *', run: recheckImports },
]
