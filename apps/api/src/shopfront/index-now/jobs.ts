import type { Job } from '../../platform/jobs/job.ts'
import { sendIndexNow } from './send-index-now.ts'

export const indexNowJobs: Job[] = [{ name: 'send-index-now', everySeconds: 60, run: sendIndexNow }]
