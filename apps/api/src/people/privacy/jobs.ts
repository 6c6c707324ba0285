import type { Job } from '../../platform/jobs/job.ts'
import { applyRetention } from './retention.ts'

/** At night where most of our people live. */
export const privacyJobs: Job[] = [
  { name: 'keep-to-retention-times', cron: '40 0 * * *', run: applyRetention },
]
