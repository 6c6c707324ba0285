import { daysBefore } from '../../core/days-before.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { deleteUnsent } from './files.store.ts'

export const threadJobs: Job[] = [
  {
    name: 'sweep-unsent-files',
    cron: '25 * * * *',
    run: ({ db, clock }) => deleteUnsent(db, daysBefore(clock.now(), 1)),
  },
]
