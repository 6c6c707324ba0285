import type { Job } from '../../platform/jobs/job.ts'
import { importPictureJobs } from './pictures/jobs.ts'
import { runImports } from './run-imports.ts'

export const importJobs: Job[] = [
  ...importPictureJobs,
  {
    name: 'run-imports',
    everySeconds: 0.5,
    run: ({ db, clock }) => runImports({ db, clock, forMs: 1000 }),
  },
]
