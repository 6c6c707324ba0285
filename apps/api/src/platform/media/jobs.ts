import type { Job } from '../jobs/job.ts'
import { fingerprintMedia } from './fingerprint-media.ts'
import { sweepMedia } from './sweep.ts'

export const mediaJobs: Job[] = [
  { name: 'sweep-media', cron: '30 * * * *', run: sweepMedia },
  { name: 'fingerprint-media', everySeconds: 60, run: fingerprintMedia },
]
