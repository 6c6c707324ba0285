import type { Context } from '../../core/context.ts'
import { traced } from '../../core/tracing.ts'

/**
 * Work that no request waits for. A job may run twice, or in two processes at once, without harm: a process that is
 * killed leaves its work to the next.
 */
export type Job = IntervalJob | CronJob | OrderedJob

interface Named {
  /** The name that staff read when it failed; never reuse it for another job. */
  name: string
  run: (context: Context, payload: unknown) => Promise<unknown>
}

/** Runs in one process only, this many seconds after its last run ended. */
export interface IntervalJob extends Named {
  everySeconds: number
}

/** Runs on the queue at the minutes that the pattern names, in UTC. */
export interface CronJob extends Named {
  cron: string
}

/** Runs on the queue whenever somebody puts it there. */
export interface OrderedJob extends Named {
  ordered: true
}

export function runJob(job: Job, context: Context, payload: unknown): Promise<unknown> {
  const piece = { name: `job ${job.name}`, isApart: true, facts: { 'bandari.job': job.name } }
  return traced(
    () => piece,
    () => job.run(context, payload),
  )
}
