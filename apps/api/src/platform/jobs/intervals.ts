import type { Context } from '../../core/context.ts'
import { type IntervalJob, runJob } from './job.ts'
import { clearFailures, enqueueFailedRound } from './queue.store.ts'

/** Jobs that run more often than once a minute, which is the most that the queue's cron allows. */
export interface Intervals {
  /** Runs the job at once, in this process, whichever process leads. */
  nudge: (name: string) => void
  stop: () => Promise<void>
}

interface Options {
  jobs: readonly IntervalJob[]
  context: Context
  isLeader: () => boolean
  attempts: number
}

export function startIntervals({ jobs, ...rest }: Options): Intervals {
  const loops = new Map(jobs.map((job) => [job.name, startLoop({ job, ...rest })]))
  return {
    nudge: (name) => loops.get(name)?.nudge(),
    stop: async () => {
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
    },
  }
}

const longestWait = 60

/** The wait doubles with each failure in a row, up to a minute. */
export function secondsUntilRound(everySeconds: number, failures: number): number {
  return Math.max(everySeconds, Math.min(everySeconds * 2 ** failures, longestWait))
}

type LoopOptions = Omit<Options, 'jobs'> & { job: IntervalJob }

/** Repeats one job, sooner after a nudge, never twice at the same time. */
function startLoop({ job, context, isLeader, attempts }: LoopOptions) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let nudged = false
  let stopped = false
  // A failure from before this process began may still be in the queue.
  let mayHaveFailed = true
  let failures = 0

  const round = async () => {
    try {
      await runJob(job, context, null)
      if (mayHaveFailed) await clearFailures(context.db, job.name)
      mayHaveFailed = false
      failures = 0
    } catch (error) {
      mayHaveFailed = true
      failures += 1
      await report(context, { job, error, attempts })
    }
    running = null
    if (stopped) return
    if (nudged) begin()
    else wait()
  }
  const begin = () => {
    clearTimeout(timer)
    nudged = false
    running = round()
  }
  const wait = () => {
    timer = setTimeout(
      () => (isLeader() ? begin() : wait()),
      secondsUntilRound(job.everySeconds, failures) * 1000,
    )
  }
  wait()

  return {
    nudge: () => {
      if (stopped) return
      if (running) nudged = true
      else begin()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

interface Failure {
  job: IntervalJob
  error: unknown
  attempts: number
}

/** Turns a failed round into a job of the queue, which counts its retries and shows it to staff. */
async function report({ db, log }: Context, { job: { name }, error, attempts }: Failure) {
  log.error({ err: error, job: name }, 'A round of a job failed')
  try {
    await enqueueFailedRound(db, { name, attempts })
  } catch (another) {
    log.error({ err: another, job: name }, 'The queue did not take the job that failed')
  }
}
