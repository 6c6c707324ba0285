import type { Job } from '../../platform/jobs/job.ts'
import { runProductFeeds } from './run-product-feeds.ts'

export const productFeedJobs: Job[] = [
  { name: 'write-product-feeds', everySeconds: 60, run: runProductFeeds },
]
