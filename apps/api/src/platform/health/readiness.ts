import type { Pool, PoolConfig } from 'pg'
import type { Log } from '../../core/log.ts'
import { openBackgroundPool } from '../db/background-pool.ts'
import { wantedMigrations } from '../db/migrate.ts'
import { type Findings, readinessResult, type Report } from './readiness-result.ts'
import { missingMigrations, oldestDueJob } from './readiness.store.ts'

/** Whether requests should be sent to this process. */
export interface Readiness {
  look: () => Promise<Report>
  /** From now on the answer is no: the process is about to end. */
  drain: () => void
  /** The process is about to end, and the answer stays what it is: another one answers at the same port. */
  retire: () => void
  /** Whether it is about to end, either way. */
  isLeaving: () => boolean
  stop: () => Promise<void>
}

interface Options {
  connection: PoolConfig
  log: Log
  areVehiclesLoaded: () => boolean
}

/** Milliseconds; balancers give up on an answer after a few seconds. */
const longestLook = 2000

/** Milliseconds for which a result is shared, so that frequent checks cost the database nothing. */
const freshFor = 1000

/** Its connection is its own: a shop whose connections are all at work is busy, not broken. */
export function openReadiness({ connection, log, areVehiclesLoaded }: Options): Readiness {
  const bounds = { connectionTimeoutMillis: longestLook, query_timeout: longestLook }
  const pool = openBackgroundPool({ ...connection, ...bounds, max: 1 }, (error) =>
    log.warn({ err: error }, 'The connection that looks whether the shop is ready was lost'),
  )
  const wanted = wantedMigrations()
  let isDraining = false
  let isRetiring = false
  let last: { at: number; found: Promise<DatabaseFindings> } | null = null

  const lookAgain = () => {
    const now = performance.now()
    if (!last || now - last.at > freshFor) last = { at: now, found: lookAt(pool, wanted, log) }
    return last.found
  }
  return {
    look: async () => {
      const found = await lookAgain()
      return readinessResult({ ...found, isDraining, areVehiclesLoaded: areVehiclesLoaded() })
    },
    drain: () => {
      isDraining = true
    },
    retire: () => {
      isRetiring = true
    },
    isLeaving: () => isDraining || isRetiring,
    stop: async () => {
      await last?.found
      await pool.end()
    },
  }
}

type DatabaseFindings = Omit<Findings, 'isDraining' | 'areVehiclesLoaded'>

/** Never throws: it reports failures as findings. */
async function lookAt(pool: Pool, wanted: Promise<string[]>, log: Log): Promise<DatabaseFindings> {
  try {
    await pool.query('select 1')
  } catch (error) {
    log.warn({ err: error }, 'The shop is not ready: its database does not answer')
    return { isDatabaseThere: false, missing: null, oldestJob: null }
  }
  const orUnknown = (error: unknown) => {
    log.warn({ err: error }, 'The shop is not ready: its database is not as it should be')
    return null
  }
  const missing = await wanted.then((names) => missingMigrations(pool, names)).catch(orUnknown)
  const oldestJob = await oldestDueJob(pool).catch(orUnknown)
  return { isDatabaseThere: true, missing, oldestJob }
}
