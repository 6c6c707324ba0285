import type { Job } from '../../platform/jobs/job.ts'
import { forgetChanges } from './engine/changes.store.ts'
import { countWords } from './names/words.store.ts'

export const catalogueJobs: Job[] = [
  { name: 'forget-vehicle-changes', everySeconds: 60, run: ({ db }) => forgetChanges(db) },
  { name: 'count-title-words', everySeconds: 300, run: ({ db }) => countWords(db) },
]
