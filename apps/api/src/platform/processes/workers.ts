import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { environment } from '../../core/environment.ts'
import type { Log } from '../../core/log.ts'

/** Processes of the same program that share a port. */
export interface Workers {
  /** What the first of them has to say. */
  greeting: string
  /** Lets all of them finish what they do. */
  stop: () => Promise<void>
}

interface Options {
  count: number
  log: Log
}

const longestWait = 10_000

/** Milliseconds; a process that lived for longer did not die of its start. */
const soundAfter = 30_000

/** Milliseconds until a dead process is started again; doubles, so that one that cannot live does not fill the log. */
export function waitBefore(deaths: number): number {
  return Math.min(100 * 2 ** (deaths - 1), longestWait)
}

/** Starts processes and starts again what dies; null when the first cannot start, which the next could not either. */
export async function startWorkers({ count, log }: Options): Promise<Workers | null> {
  const living = new Set<Worker>()
  let isKept = false
  let isStopping = false
  let deaths = 0

  const open = () => {
    // What this process was started with, not what it has set for its own libraries since.
    const worker = cluster.fork({ NODE_ENV: environment['NODE_ENV'] ?? '' })
    const began = performance.now()
    living.add(worker)
    worker.on('exit', (code, signal) => {
      living.delete(worker)
      if (isStopping || !isKept) return
      deaths = performance.now() - began > soundAfter ? 1 : deaths + 1
      const wait = waitBefore(deaths)
      log.error({ worker: worker.process.pid, code, signal, wait }, 'A process died')
      setTimeout(() => isStopping || open(), wait)
    })
    return worker
  }
  const first = open()
  const greeting = await greetingOf(first)
  if (greeting === null) return null
  isKept = true
  for (let n = 1; n < count; n += 1) open()
  // When this process does not wait for their end, it ends all of them.
  process.on('exit', () => {
    for (const { process: child } of living) child.kill('SIGKILL')
  })
  return {
    greeting,
    stop: async () => {
      isStopping = true
      await Promise.all(
        [...living].map((worker) => {
          const ended = once(worker, 'exit')
          worker.send('stop')
          return ended
        }),
      )
    },
  }
}

/** Null when it ended before it was ready. */
function greetingOf(worker: Worker): Promise<string | null> {
  return new Promise((resolve) => {
    worker.once('message', ({ greeting }: { greeting: string }) => resolve(greeting))
    worker.once('exit', () => resolve(null))
  })
}
