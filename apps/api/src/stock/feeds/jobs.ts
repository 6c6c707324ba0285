import type { Job } from '../../platform/jobs/job.ts'
import { runFeeds } from './run-feeds.ts'
import { sweepRuns } from './runs.store.ts'

export const feedJobs: Job[] = [
  {
    name: 'run-feeds',
    everySeconds: 5,
    run: (context) => runFeeds(context, { forMs: 5000 }),
  },
  { name: 'sweep-feed-runs', cron: '20 4 * * *', run: ({ db }) => sweepRuns(db) },
]
