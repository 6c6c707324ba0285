import { shopDay } from '../../core/shop-day.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { measureEffects } from './effects.store.ts'
import { daysAfter, defaultDays } from './period.ts'
import { sendWeeklyMails } from './send-weekly-mails.ts'

export const figureJobs: Job[] = [
  { name: 'tell-weekly-figures', everySeconds: 900, run: sendWeeklyMails },
  {
    name: 'measure-effects',
    cron: '10 2 * * *',
    run: ({ db, clock }) =>
      db
        .transaction()
        .execute((tx) => measureEffects(tx, daysAfter(shopDay(clock.now()), -defaultDays))),
  },
]
