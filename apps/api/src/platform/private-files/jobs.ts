import type { Job } from '../jobs/job.ts'
import { sweepPrivateFiles } from './sweep.ts'

export const privateFileJobs: Job[] = [
  { name: 'sweep-private-files', cron: '40 * * * *', run: sweepPrivateFiles },
]
