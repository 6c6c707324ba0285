import { Client, type ClientConfig } from 'pg'
import type { Log } from '../../core/log.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'

/**
 * One of all processes on a database leads: the one that holds an advisory lock, for as long as its connection lives.
 */
export interface Leadership {
  isLeader: () => boolean
  stop: () => Promise<void>
}

/** Milliseconds; the longest time without a leader after one was killed. */
const askEvery = 1000

export function seekLeadership(connection: ClientConfig, log: Log): Leadership {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isLeader = false
  let stopped = false
  /** Logged once, however long the database is unavailable. */
  let isAway = false

  const connect = async () => {
    const made = new Client({ ...connection, keepAlive: true })
    made.on('error', (error) => {
      log.warn({ err: error }, 'The connection that leads was lost')
      if (client !== made) return
      client = null
      isLeader = false
    })
    await made.connect()
    client = made
    return made
  }
  const ask = async () => {
    try {
      const asking = client ?? (await connect())
      if (!isLeader) isLeader = await takeLock(asking)
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'Nobody can be asked who leads')
      isAway = true
    }
  }
  const round = async () => {
    await ask()
    if (!stopped) timer = setTimeout(() => (asking = round()), askEvery)
  }
  let asking = round()

  return {
    isLeader: () => isLeader,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await asking
      isLeader = false
      await client?.end()
    },
  }
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${advisoryLocks.leadership}) as taken`,
  )
  return rows[0]?.taken === true
}
