import type { Job } from '../../platform/jobs/job.ts'
import { queryPendingPrompts } from './query-prompts.ts'

export const mpesaJobs: Job[] = [
  { name: 'ask-after-mpesa-prompts', cron: '* * * * *', run: queryPendingPrompts },
]
