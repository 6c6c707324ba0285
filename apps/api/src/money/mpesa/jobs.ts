import type { Job } from '../../platform/jobs/job.ts'
import { askAfterPrompts } from './ask-after-prompts.ts'

export const mpesaJobs: Job[] = [
  { name: 'ask-after-mpesa-prompts', cron: '* * * * *', run: askAfterPrompts },
]
