import type { Job } from '../../../platform/jobs/job.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { sweepArchives } from './sweep-archives.ts'

export const importPictureJobs: Job[] = [
  {
    name: 'fetch-import-pictures',
    everySeconds: 1,
    run: (context) => fetchPictures(context, { forMs: 5000 }),
  },
  { name: 'sweep-import-pictures', cron: '50 3 * * *', run: sweepArchives },
]
