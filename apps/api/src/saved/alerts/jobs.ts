import type { Job } from '../../platform/jobs/job.ts'
import { sendAlerts } from './mails/send-alerts.ts'
import { matchListings } from './matching/match-listings.ts'
import { forgetOldNews } from './state/hits.store.ts'

export const alertJobs: Job[] = [
  { name: 'match-listings', everySeconds: 20, run: matchListings },
  { name: 'send-alerts', everySeconds: 20, run: sendAlerts },
  {
    name: 'forget-old-news',
    cron: '40 2 * * *',
    run: ({ db, clock }) => forgetOldNews(db, clock.now()),
  },
]
