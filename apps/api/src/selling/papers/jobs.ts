import type { Job } from '../../platform/jobs/job.ts'
import { watchPapers } from './watch/watch-papers.ts'

export const paperJobs: Job[] = [{ name: 'watch-papers', cron: '10 * * * *', run: watchPapers }]
