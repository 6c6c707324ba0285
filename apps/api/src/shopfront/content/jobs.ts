import type { Job } from '../../platform/jobs/job.ts'
import { announceSwitch, hasSwitched } from '../home/schedule/schedule.store.ts'
import { deleteExpiredPreviews } from '../previews/previews.store.ts'

/** Seconds; pages are cached for as long. */
const every = 5

/**
 * Looks a little further back than the last run: a process that takes the lead, or was held up, misses nothing, and to forget a
 * cache twice costs one page.
 */
const overlap = 4 * every * 1000

export const contentJobs: Job[] = [
  {
    name: 'switch-content',
    everySeconds: every,
    run: async ({ db, clock }) => {
      const now = clock.now()
      const since = new Date(now.getTime() - overlap)
      if (!(await hasSwitched(db, { since, now }))) return 0
      await announceSwitch(db)
      return 1
    },
  },
  {
    name: 'forget-previews',
    everySeconds: 900,
    run: ({ db, clock }) => deleteExpiredPreviews(db, clock.now()),
  },
]
