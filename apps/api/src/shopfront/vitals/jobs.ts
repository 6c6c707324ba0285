import { daysBefore } from '../../core/days-before.ts'
import { shopDay } from '../../core/shop-day.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { forgetVitals } from './vitals.store.ts'

/** Twice the longest period that the report shows, which it compares with as many days before. */
const daysKept = 190

export const vitalJobs: Job[] = [
  {
    name: 'forget-old-vitals',
    cron: '25 1 * * *',
    run: ({ db, clock }) => forgetVitals(db, shopDay(daysBefore(clock.now(), daysKept))),
  },
]
