import type { Job } from '../platform/jobs/job.ts'
import { countChanges } from './count-changes.ts'
import { mailReports } from './mail-reports.ts'

export const reportJobs: Job[] = [
  { name: 'count-reports', everySeconds: 10, run: countChanges },
  { name: 'mail-reports', everySeconds: 900, run: mailReports },
]
