import type { Job } from '../jobs/job.ts'
import { forgetStaleRows } from './housekeeping.store.ts'

export const housekeepingJobs: Job[] = [
  {
    name: 'forget-stale-rows',
    cron: '0 * * * *',
    run: ({ db, clock, settings }) => forgetStaleRows(db, settings.retention, clock.now()),
  },
]
