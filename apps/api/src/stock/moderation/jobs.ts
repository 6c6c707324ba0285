import type { Job } from '../../platform/jobs/job.ts'
import { foldProductCounts } from './counts.store.ts'

export const moderationJobs: Job[] = [
  { name: 'fold-product-counts', everySeconds: 10, run: ({ db }) => foldProductCounts(db) },
]
