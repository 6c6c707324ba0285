import type { Job } from '../jobs/job.ts'
import { sweepMedia } from './sweep.ts'

export const mediaJobs: Job[] = [{ name: 'sweep-media', cron: '30 * * * *', run: sweepMedia }]
