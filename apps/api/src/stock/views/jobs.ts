import { shopDay } from '../../core/shop-day.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { forgetDays, forgetVisitors } from './views.store.ts'

/** Minutes after midnight in which a process may still write views of the day before. */
const grace = 15

/** For so long the counts of a day are kept. */
const yearsKept = 2

export const viewJobs: Job[] = [
  {
    name: 'forget-visitors',
    everySeconds: 900,
    run: ({ db, clock }) =>
      forgetVisitors(db, shopDay(new Date(clock.now().getTime() - grace * 60_000))),
  },
  {
    name: 'forget-old-views',
    cron: '20 1 * * *',
    run: ({ db, clock }) => {
      const before = clock.now()
      before.setUTCFullYear(before.getUTCFullYear() - yearsKept)
      return forgetDays(db, shopDay(before))
    },
  },
]
