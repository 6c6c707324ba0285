import type { Job } from '../platform/jobs/job.ts'
import { countChanges } from './count-changes.ts'

export const reportJobs: Job[] = [{ name: 'count-changes', everySeconds: 10, run: countChanges }]
