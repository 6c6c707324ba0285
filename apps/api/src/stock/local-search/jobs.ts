import type { Job } from '../../platform/jobs/job.ts'
import { foldLocalCounts } from './local-search.store.ts'

export const localSearchJobs: Job[] = [
  { name: 'fold-local-counts', everySeconds: 2, run: ({ db }) => foldLocalCounts(db) },
]
