import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../core/log.ts'

export interface Watch {
  stop: () => Promise<void>
}

interface Watched {
  isAlive: () => Promise<boolean>
  /** Starts it again, or throws. */
  start: () => Promise<void>
  log: Log
}

/** How long a shop is without its database before somebody notices. */
const lookEvery = 200

const longestWait = 10_000

/** The wait before another try doubles, so that a full disk does not fill the log, too. */
export function waitBefore(attempt: number): number {
  return Math.min(100 * 2 ** (attempt - 1), longestWait)
}

/** Starts a server again whenever it has died, until the watch is stopped. */
export function watch({ isAlive, start, log }: Watched): Watch {
  const stopping = new AbortController()
  const { signal } = stopping

  const restart = async () => {
    const died = performance.now()
    log.error('The embedded database died and is started again')
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        await start()
        const seconds = Math.round((performance.now() - died) / 100) / 10
        log.warn({ attempt, seconds }, 'The embedded database answers again')
        return
      } catch (error) {
        log.error({ err: error, attempt }, 'The embedded database could not be started')
        await pause(waitBefore(attempt))
      }
    }
  }
  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal }).catch(() => {
      // Stopped meanwhile: the loop ends.
    })
  const look = async () => {
    while (!signal.aborted) {
      if (!(await isAlive())) await restart()
      await pause(lookEvery)
    }
  }
  const looking = look()

  return {
    stop: async () => {
      stopping.abort()
      await looking
    },
  }
}
