import type { Job } from '../../../platform/jobs/job.ts'
import { foldVehicleCube } from './vehicle-cube.store.ts'
import { foldAllVehicleSearch } from './vehicle-index.store.ts'

export const searchJobs: Job[] = [
  { name: 'fold-vehicle-cube', everySeconds: 0.5, run: ({ db }) => foldVehicleCube(db) },
  // A fold rewrites whole bitmaps for any number of changes; readers add the waiting changes themselves.
  { name: 'fold-vehicle-search', everySeconds: 10, run: ({ db }) => foldAllVehicleSearch(db) },
]
