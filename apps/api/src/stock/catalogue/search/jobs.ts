import type { Job } from '../../../platform/jobs/job.ts'
import { foldVehicleCube } from './vehicle-cube.store.ts'
import { foldDueVehicleSearch } from './vehicle-index.store.ts'

export const searchJobs: Job[] = [
  { name: 'fold-vehicle-cube', everySeconds: 0.5, run: ({ db }) => foldVehicleCube(db) },
  { name: 'fold-vehicle-search', everySeconds: 1, run: ({ db }) => foldDueVehicleSearch(db) },
]
