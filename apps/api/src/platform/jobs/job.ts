import type { Context } from '../../core/context.ts'
import { foundByPoll, traced } from '../../core/tracing.ts'

/**
 * Work that no request waits for. A job may run twice, or in two processes at once, without harm: a process that is
 * killed leaves its work to the next.
 */
export type Job = IntervalJob | CronJob | OnDemandJob

interface NamedJob {
  /** The name that staff see when it failed; never reuse it for another job. */
  name: string
  run: (context: Context, payload: unknown) => Promise<unknown>
}

/** Runs in one process only, this many seconds after its last run ended. */
export interface IntervalJob extends NamedJob {
  everySeconds: number
  /** How much it found to do: a round without anything is in no trace. */
  run: (context: Context, payload: unknown) => Promise<number>
}

/** Runs on the queue at the minutes that the pattern names, in UTC. */
export interface CronJob extends NamedJob {
  cron: string
}

/** Runs on the queue whenever it is enqueued. */
export interface OnDemandJob extends NamedJob {
  onDemand: true
}

export function runJob(job: Job, context: Context, payload: unknown): Promise<unknown> {
  const name = `job ${job.name}`
  const attributes = { 'bandari.job': job.name }
  if (!('everySeconds' in job))
    return traced(
      () => ({ name, isRoot: true, attributes }),
      () => job.run(context, payload),
    )
  return traced(
    () => ({ name, isPoll: true, attributes }),
    async (setAttributes) => {
      const found = await job.run(context, payload)
      setAttributes({ [foundByPoll]: found })
      return found
    },
  )
}
