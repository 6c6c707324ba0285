import type { Job } from '../../platform/jobs/job.ts'
import { bookSureEntries } from './book-sure-entries.ts'

export const statementJobs: Job[] = [
  {
    name: 'book-bank-statements',
    everySeconds: 0.5,
    run: (context) => bookSureEntries(context, { forMs: 1000 }),
  },
]
