import type { Job } from '../../../platform/jobs/job.ts'
import { tellEndingCredentials } from './tell-ending.ts'

export const credentialJobs: Job[] = [
  { name: 'tell-ending-credentials', cron: '10 6 * * *', run: tellEndingCredentials },
]
