import { setTimeout } from 'node:timers/promises'
import type { ClientConfig, Pool } from 'pg'
import type { Log } from '../../../core/log.ts'
import { openBackgroundPool } from '../background-pool.ts'
import { type Database, openDatabase, type ShopConfig } from '../database.ts'
import { invalidationsOf, shareInvalidations } from '../invalidation/invalidations.ts'
import { markReplica } from './primary-of.ts'
import { lagOf, positionOf, type Sample } from './lag.ts'

declare module '../../../core/context.ts' {
  interface Context {
    /** Copies of the database that answer what everybody may read. */
    replicas?: Replicas | undefined
  }
}

export interface Replicas {
  /** One that is not behind, in turn, a standby before one that leads; null when there is none. */
  pick: () => Database | null
  /** One that answers, however far it is behind: for when the primary does not answer. */
  pickAny: () => Database | null
  /** It failed: it is left out until it is looked at again. */
  leaveOut: (db: Database) => void
  /** Resolves when those in use have replayed what the primary has written by now, or are left out. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

export const noReplicas: Replicas = {
  pick: () => null,
  pickAny: () => null,
  leaveOut: () => undefined,
  caughtUp: async () => undefined,
  stop: async () => undefined,
}

interface Options {
  urls: readonly string[]
  /** What they copy, and how to ask it directly. */
  db: Database
  primary: ClientConfig
  bounds: ShopConfig
  log: Log
  /** Milliseconds that one may be behind. */
  lagMs: number
}

/** Milliseconds between two looks, and the most that one look waits. */
const lookEvery = 500
const longestLook = 1000

const patience = { connectionTimeoutMillis: longestLook, query_timeout: longestLook, max: 1 }

export function openReplicas(options: Options): Replicas {
  const { urls, lagMs } = options
  if (urls.length === 0) return noReplicas
  const log = openPrimaryLog(options)
  const replicas = urls.map((url) => openReplica(url, log, options))
  const stopped = new AbortController()
  let turn = 0

  const run = async () => {
    while (!stopped.signal.aborted) {
      await Promise.all([log.look(), ...replicas.map((replica) => replica.look())])
      await setTimeout(lookEvery, undefined, { signal: stopped.signal }).catch(() => {
        // Stopped meanwhile: the loop ends.
      })
    }
  }
  const running = run()

  return {
    pick: () => {
      const usable = replicas.filter((replica) => replica.isUsable())
      const standbys = usable.filter((replica) => replica.isStandby())
      const among = standbys.length > 0 ? standbys : usable
      turn += 1
      return among[turn % among.length]?.db ?? null
    },
    pickAny: () => replicas.find((replica) => replica.isThere())?.db ?? null,
    leaveOut: (db) => replicas.find((replica) => replica.db === db)?.leaveOut(),
    caughtUp: async () => {
      const target = await log.end()
      const end = performance.now() + lagMs + 2 * longestLook
      const behind = () => replicas.filter((one) => one.isUsable() && one.replayed() < target)
      while (!stopped.signal.aborted && performance.now() < end && behind().length > 0) {
        await setTimeout(30)
        await Promise.all(behind().map((replica) => replica.look()))
      }
    },
    stop: async () => {
      stopped.abort()
      await running
      await Promise.all([log.stop(), ...replicas.map((replica) => replica.stop())])
    },
  }
}

/** Half a minute of them: whoever is further behind is left out anyway. */
const mostSamples = 60

/** What the primary has written, as far as it could be asked. */
function openPrimaryLog({ primary, log }: Options) {
  const pool = openBackgroundPool({ ...primary, ...patience }, lossOf(log))
  let samples: Sample[] = []
  return {
    samples: () => samples,
    /** Also of what was committed without waiting for the disk; 0 where nobody says. */
    end: () =>
      positionIn(pool, 'pg_current_wal_insert_lsn()').catch((error: unknown) => {
        log.debug({ err: error }, 'The primary does not say where its log ends')
        return 0n
      }),
    look: async () => {
      const at = performance.now()
      try {
        const position = await positionIn(pool, 'pg_current_wal_lsn()')
        if (samples.at(-1)?.position === position) return
        samples = [...samples, { at, position }].slice(-mostSamples)
      } catch (error) {
        log.debug({ err: error }, 'The primary does not say where its log is')
      }
    },
    stop: () => pool.end(),
  }
}

type PrimaryLog = ReturnType<typeof openPrimaryLog>

/** Where a replica is. One that was promoted has the end of its log, too. */
async function lookAt(pool: Pool) {
  const { rows } = await pool.query<{ standby: boolean; lsn: string }>(`
    select pg_is_in_recovery() as standby,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as lsn`)
  const [{ standby, lsn } = { standby: true, lsn: '0/0' }] = rows
  return { isStandby: standby, replayed: positionOf(lsn) }
}

function openReplica(connectionString: string, primaryLog: PrimaryLog, options: Options) {
  const { bounds, log, lagMs } = options
  const config = { connectionString }
  const db = openDatabase({ ...bounds, ...config, connectionTimeoutMillis: longestLook }, log)
  markReplica(db, options.db)
  shareInvalidations(db, invalidationsOf(options.db))
  const pool = openBackgroundPool({ ...config, ...patience }, lossOf(log))
  const name = connectionString.replace(/^.*@/, '').replace(/[/?].*$/, '')
  let found = { isStandby: true, replayed: 0n }
  let isUsable = false
  let isThere = false

  const mark = (isGood: boolean, why: object) => {
    if (isGood !== isUsable)
      log.warn({ replica: name, ...why }, isGood ? 'A replica is read' : 'A replica is left out')
    isUsable = isGood
  }
  return {
    db,
    isUsable: () => isUsable,
    isThere: () => isThere,
    isStandby: () => found.isStandby,
    replayed: () => found.replayed,
    look: async () => {
      try {
        found = await lookAt(pool)
        isThere = true
        const lag = Math.round(lagOf(primaryLog.samples(), found.replayed, performance.now()))
        mark(lag <= lagMs, { lag })
      } catch (error) {
        isThere = false
        mark(false, { err: error })
      }
    },
    leaveOut: () => {
      isThere = false
      mark(false, { reason: 'it did not answer' })
    },
    stop: () => Promise.all([db.destroy(), pool.end()]),
  }
}

async function positionIn(pool: Pool, position: string): Promise<bigint> {
  const { rows } = await pool.query<{ lsn: string }>(`select ${position} as lsn`)
  return positionOf(rows[0]?.lsn ?? '0/0')
}

function lossOf(log: Log) {
  return (error: Error) => log.debug({ err: error }, 'A connection that looks was lost')
}
