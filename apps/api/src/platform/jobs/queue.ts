import type { Logger as QueueLogger, ParsedCronItem, Runner, TaskList } from 'graphile-worker'
import type { Pool, PoolConfig } from 'pg'
import type { Context } from '../../core/context.ts'
import type { Log } from '../../core/log.ts'
import { openBackgroundPool } from '../db/background-pool.ts'
import { type CronJob, type Job, runJob } from './job.ts'
import { clearFailures } from './queue.store.ts'

/** Imported late: the library takes longer to load than the rest of a start. */
const library = () => import('graphile-worker')

interface Options {
  connection: PoolConfig
  jobs: readonly Job[]
  context: Context
  attempts: number
}

/** How long after their minute jobs are still due, so that a restart skips none. */
const catchUp = 120_000

/** New jobs are announced (NOTIFY); only retries wait for this. */
const pollInterval = 5000

const restartAfter = 5000

/** Runs jobs of the queue until it is stopped; starts again after the database was unavailable. */
export function startQueue(options: Options): { stop: () => Promise<void> } {
  const { log } = options.context
  let stopped = false
  let current: Runner | undefined
  let timer: NodeJS.Timeout | undefined
  const pool = openQueuePool(options)

  const keepWorking = async () => {
    try {
      current = await openRunner(pool, options)
      if (stopped) return
      await current.promise
    } catch (error) {
      log.error({ err: error }, 'The queue of jobs stopped and starts again')
    }
    current = undefined
    if (!stopped) timer = setTimeout(() => (working = keepWorking()), restartAfter)
  }
  let working = keepWorking()

  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await current?.stop()
      await working
      await current?.stop()
      await pool.end()
    },
  }
}

async function openRunner(pgPool: Pool, { jobs, context, attempts }: Options): Promise<Runner> {
  const { run, Logger, parseCronItems } = await library()
  return run({
    pgPool,
    concurrency: 2,
    pollInterval,
    noHandleSignals: true,
    logger: loggerFor(context.log, Logger),
    taskList: tasksOf(jobs, context),
    parsedCronItems: parseCronItems(
      jobs.filter(isCron).map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: catchUp, maxAttempts: attempts },
      })),
    ) satisfies ParsedCronItem[],
  })
}

function isCron(job: Job): job is CronJob {
  return 'cron' in job
}

function openQueuePool({ connection, context: { log } }: Options): Pool {
  return openBackgroundPool({ ...connection, max: 4 }, (error) =>
    log.warn({ err: error }, 'A connection of the queue was lost'),
  )
}

/** Runs the jobs that are due now, for tests. */
export async function drainQueue(options: Options): Promise<void> {
  const { jobs, context } = options
  const { runOnce, Logger } = await library()
  const pgPool = openQueuePool(options)
  try {
    const logger = loggerFor(context.log, Logger)
    await runOnce({ pgPool, noHandleSignals: true, logger, taskList: tasksOf(jobs, context) })
  } finally {
    await pgPool.end()
  }
}

function tasksOf(jobs: readonly Job[], context: Context): TaskList {
  return Object.fromEntries(
    jobs.map((job) => {
      const isPeriodic = !('onDemand' in job)
      const settle = () => (isPeriodic ? clearFailures(context.db, job.name) : undefined)
      return [
        job.name,
        async (payload, { job: { attempts, max_attempts: most } }) => {
          try {
            await runJob(job, context, payload)
          } catch (error) {
            context.log.error({ err: error, job: job.name, attempt: attempts }, 'A job failed')
            // One entry is enough to look at for a job that fails each time it is due.
            if (attempts >= most) await settle()
            throw error
          }
          await settle()
        },
      ]
    }),
  )
}

/** The library's own lines; a failed job is logged above. */
function loggerFor(log: Log, Logger: typeof QueueLogger) {
  return new Logger(({ jobId }) => (level, message, meta) => {
    if (level === 'error' && jobId === undefined) log.error({ queue: meta }, message)
    else if (level === 'warning') log.warn({ queue: meta }, message)
    else log.debug({ queue: meta }, message)
  })
}
