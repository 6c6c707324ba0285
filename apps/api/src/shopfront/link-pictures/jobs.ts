import type { Job } from '../../platform/jobs/job.ts'
import { sweepLinkPictures } from './sweep-link-pictures.ts'

export const linkPictureJobs: Job[] = [
  { name: 'sweep-link-pictures', cron: '50 3 * * *', run: sweepLinkPictures },
]
