import type { Job } from '../../platform/jobs/job.ts'
import { checkBooks } from './check-books.ts'

export const bookJobs: Job[] = [{ name: 'check-books', cron: '45 1 * * *', run: checkBooks }]
