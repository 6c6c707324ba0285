import type { Job } from '../../platform/jobs/job.ts'
import { bookSureEntries } from './book-sure-entries.ts'
import { matchDueEntries } from './match-due-entries.ts'

export const statementJobs: Job[] = [
  {
    name: 'match-bank-statements',
    everySeconds: 0.5,
    run: (context) => matchDueEntries(context, { forMs: 1000 }),
  },
  {
    name: 'book-bank-statements',
    everySeconds: 0.5,
    run: (context) => bookSureEntries(context, { forMs: 1000 }),
  },
]
