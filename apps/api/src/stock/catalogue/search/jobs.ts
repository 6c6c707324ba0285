import type { Job } from '../../../platform/jobs/job.ts'
import { foldVehicleCube } from './vehicle-cube.store.ts'
import { foldVehicleSearch } from './vehicle-index.store.ts'

export const searchJobs: Job[] = [
  { name: 'fold-vehicle-cube', everySeconds: 0.5, run: ({ db }) => foldVehicleCube(db) },
  // A fold rewrites whole bitmaps, whatever the number of changes; readers add those that wait.
  { name: 'fold-vehicle-search', everySeconds: 10, run: ({ db }) => foldVehicleSearch(db) },
]
