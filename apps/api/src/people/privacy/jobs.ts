import type { Job } from '../../platform/jobs/job.ts'
import { forgetStaleRows } from './housekeeping.store.ts'
import { keepToRetentionTimes } from './retention.ts'

export const privacyJobs: Job[] = [
  {
    name: 'forget-stale-rows',
    cron: '0 * * * *',
    run: ({ db, clock, settings }) => forgetStaleRows(db, settings.retention, clock.now()),
  },
  // At night where most of our people live.
  { name: 'keep-to-retention-times', cron: '40 0 * * *', run: keepToRetentionTimes },
]
