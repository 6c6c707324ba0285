import type { Job } from '../../platform/jobs/job.ts'
import { checkLargeFiles } from './mapping/check-large.ts'
import { importPictureJobs } from './pictures/jobs.ts'
import { runImports } from './run-imports.ts'

export const importJobs: Job[] = [
  ...importPictureJobs,
  {
    name: 'check-imports',
    everySeconds: 1,
    run: checkLargeFiles,
  },
  {
    name: 'run-imports',
    everySeconds: 0.5,
    run: ({ db, clock }) => runImports({ db, clock, forMs: 1000 }),
  },
]
