import type { Job } from '../../platform/jobs/job.ts'
import { forgetLosses } from './affected.store.ts'

const fortnight = 14 * 24 * 3600 * 1000

export const takeDownJobs: Job[] = [
  {
    name: 'forget-basket-losses',
    cron: '20 4 * * *',
    run: ({ db, clock }) => forgetLosses(db, new Date(clock.now().getTime() - fortnight)),
  },
]
