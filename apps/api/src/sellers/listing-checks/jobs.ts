import type { Job } from '../../platform/jobs/job.ts'
import { checkChanged } from './check-changed.ts'

export const listingCheckJobs: Job[] = [
  { name: 'check-listings', everySeconds: 10, run: checkChanged },
]
