import { setTimeout } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import type { Log } from '../../../core/log.ts'
import { openClient } from '../client.ts'
import type { Topic } from './news.ts'

interface Options {
  connection: ClientConfig
  log: Log
  tell: (topic: Topic) => void
}

/** Milliseconds after which a silent connection is asked whether it lives. */
const askEvery = 5000

const longestWait = 2000

interface FollowedNews {
  /** Until what is committed now has been told: the server sends notifications before it ends an answer. */
  heard: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Hears what other processes change (`tell_news` in the migrations), by a connection of its own. Nobody tells what happened
 * while it was lost, so everything counts as changed when it is back.
 */
export function followNews({ connection, log, tell }: Options): FollowedNews {
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
    opened.on('notification', ({ payload }) => tell(payload as Topic))
    await opened.query('listen bandari_news')
    begun()
    // Nobody knows what was missed.
    tell('stock')
    tell('shop')
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
    heard: async () => {
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
