import type { PoolConfig } from 'pg'
import type { Context } from '../../core/context.ts'
import { startIntervals } from './intervals.ts'
import type { IntervalJob, Job } from './job.ts'
import { seekLeadership } from './leader.ts'
import { drainQueue, startQueue } from './queue.ts'

/** Four tries in half a minute; then a person has to look. */
export const attemptsAtMost = 4

export interface Jobs {
  /** Runs the job of this name at once instead of at its next round, because something waits for it. */
  nudge: (name: string) => void
  stop: () => Promise<void>
}

export interface JobOptions {
  connection: PoolConfig
  jobs: readonly Job[]
  context: Context
  attempts?: number
}

export function startJobs(options: JobOptions): Jobs {
  const { connection, jobs, context, attempts = attemptsAtMost } = options
  const leadership = seekLeadership(connection, context.log)
  const { isLeader } = leadership
  const intervals = startIntervals({ jobs: jobs.filter(isInterval), context, isLeader, attempts })
  const queue = startQueue({ connection, jobs, context, attempts })
  return {
    nudge: intervals.nudge,
    stop: async () => {
      await intervals.stop()
      await queue.stop()
      await leadership.stop()
    },
  }
}

/** Runs the queue's jobs that are due, for tests. */
export function drainJobs(options: JobOptions): Promise<void> {
  return drainQueue({ attempts: attemptsAtMost, ...options })
}

function isInterval(job: Job): job is IntervalJob {
  return 'everySeconds' in job
}
