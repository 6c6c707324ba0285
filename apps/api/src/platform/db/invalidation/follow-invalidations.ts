import { setTimeout } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import type { Log } from '../../../core/log.ts'
import { openClient } from '../client.ts'
import type { Topic } from './invalidations.ts'

interface Options {
  connection: ClientConfig
  log: Log
  invalidate: (topic: Topic) => void
}

/** Milliseconds after which a silent connection is checked. */
const askEvery = 5000

const longestWait = 2000

interface FollowedInvalidations {
  /** Resolves when what is committed by now has arrived: the server sends notifications before it ends an answer. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Listens on a connection of its own for changes by other processes (`tell_news` in the migrations). Notifications are missed
 * while the connection is lost, so everything counts as changed when it is back.
 */
export function followInvalidations({
  connection,
  log,
  invalidate,
}: Options): FollowedInvalidations {
  const stopped = new AbortController()
  const { signal } = stopped
  let client: Client | null = null
  let begun: () => void
  const first = new Promise<void>((resolve) => {
    begun = resolve
  })

  const listen = async () => {
    const opened = await openClient({ ...connection, keepAlive: true, query_timeout: askEvery })
    client = opened
    const ended = new Promise<void>((resolve) => opened.once('end', resolve))
    opened.on('notification', ({ payload }) => invalidate(payload as Topic))
    await opened.query('listen bandari_news')
    begun()
    // What was missed is unknown.
    invalidate('stock')
    invalidate('shop')
    const line = { isOpen: true }
    void ended.then(() => (line.isOpen = false))
    for (;;) {
      await Promise.race([ended, pause(askEvery, signal)])
      if (!line.isOpen || signal.aborted) return
      await opened.query('select 1')
    }
  }
  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      const began = performance.now()
      let reason: unknown = 'it was closed'
      try {
        await listen()
      } catch (error) {
        reason = error
      }
      void client?.end().catch((error: unknown) => log.debug({ err: error }, 'It was lost already'))
      client = null
      if (signal.aborted) return
      failures = performance.now() - began > askEvery ? 1 : failures + 1
      if (failures === 1) log.warn({ err: reason }, 'The connection that hears of changes was lost')
      await pause(Math.min(100 * 2 ** (failures - 1), longestWait), signal)
    }
  }
  const running = run().finally(() => begun())
  return {
    caughtUp: async () => {
      await first
      await client?.query('select 1')
    },
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
