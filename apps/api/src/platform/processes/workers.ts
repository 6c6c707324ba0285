import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { environment } from '../../core/environment.ts'
import type { Log } from '../../core/log.ts'

/** Processes of the same program that share a port. */
export interface Workers {
  /** What the first of them has to say. */
  greeting: string
  /** Puts a new process in the place of each, one after the other, while the port is answered. */
  reload: () => Promise<void>
  /** Lets all of them finish what they do. */
  stop: () => Promise<void>
}

interface Options {
  count: number
  log: Log
  /** Until then the first loads its program, and waits. */
  prepared: Promise<unknown>
}

/**
 * How a worker begins. `first`: the database is prepared, and nobody answers yet; `join`: others answer, so that it does only once
 * it is ready; `prepare`: the same, and the database is of a version before.
 */
export type Beginning = 'first' | 'join' | 'prepare'

/** `stop`: to end; `retire`: to end because another has taken its place. */
type WorkerOrder = Beginning | 'stop' | 'retire'

/** What a worker tells: that it answers, and that it answers as it will. */
export interface WorkerNews {
  greeting?: string
  isReady?: true
}

const longestWait = 10_000

/** Milliseconds; a process that lived for longer did not die of its start. */
const soundAfter = 30_000

/** Milliseconds that a new process has to become ready, with new migrations, before the old ones are left where they are. */
const longestStart = 600_000

/** Milliseconds until a dead process is started again; doubles, so that one that cannot live does not fill the log. */
export function waitBefore(deaths: number): number {
  return Math.min(100 * 2 ** (deaths - 1), longestWait)
}

/** Starts processes and starts again what dies; null when the first cannot start, which the next could not either. */
export async function startWorkers({ count, log, prepared }: Options): Promise<Workers | null> {
  const keeper = new Keeper(log)
  const order = prepared.then(() => 'first' as const)
  const first = await keeper.openOnTrial(({ greeting }) => greeting !== undefined, order)
  if (first === null) return null
  for (let n = 1; n < count; n += 1) keeper.open()
  // When this process does not wait for their end, it ends all of them.
  process.on('exit', () => {
    for (const { process: child } of keeper.living) child.kill('SIGKILL')
  })
  let reloading = Promise.resolve()
  return {
    greeting: first.news.greeting ?? '',
    reload: () => (reloading = reloading.then(() => reload(keeper, log))),
    stop: async () => {
      keeper.isStopping = true
      await Promise.all([...keeper.living].map((worker) => keeper.end(worker, 'stop')))
    },
  }
}

async function reload(keeper: Keeper, log: Log): Promise<void> {
  const began = performance.now()
  // The first of a new version prepares the database, as the start of this process did.
  let order: Beginning = 'prepare'
  // Not those that come meanwhile.
  const before = [...keeper.living]
  for (const old of before) {
    if (keeper.isStopping) return
    if (!keeper.living.has(old)) continue
    const fresh = await keeper.openOnTrial(({ isReady }) => isReady === true, order)
    if (fresh === null) {
      log.error('The reload was given up: a new process did not become ready; see why above')
      return
    }
    // One that died meanwhile is followed by another new one already.
    await keeper.end(keeper.living.has(old) ? old : fresh.worker, 'retire')
    order = 'join'
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10
  log.info({ processes: keeper.living.size, seconds }, 'Every process was replaced')
}

/** Knows the processes that live, and opens another for each that dies. */
class Keeper {
  readonly living = new Set<Worker>()
  isStopping = false
  /** Whose end is no death: on trial, or told to end. */
  readonly #excused = new Set<Worker>()
  readonly #log: Log
  #deaths = 0

  constructor(log: Log) {
    this.#log = log
  }

  open(): Worker {
    const worker = this.#fork()
    worker.send('join' satisfies WorkerOrder)
    return worker
  }

  #fork(): Worker {
    // With what this process was started with, not with what it has set for its own libraries since.
    const worker = cluster.fork({ NODE_ENV: environment['NODE_ENV'] ?? '' })
    const began = performance.now()
    this.living.add(worker)
    worker.on('exit', (code, signal) => {
      this.living.delete(worker)
      if (this.isStopping || this.#excused.delete(worker)) return
      this.#deaths = performance.now() - began > soundAfter ? 1 : this.#deaths + 1
      const wait = waitBefore(this.#deaths)
      this.#log.error({ worker: worker.process.pid, code, signal, wait }, 'A process died')
      setTimeout(() => this.isStopping || this.open(), wait)
    })
    return worker
  }

  /** A new process and its first sound news, from which on it is kept like the others; null, and its end, without any. */
  async openOnTrial(
    isSound: (news: WorkerNews) => boolean,
    order: Beginning | Promise<Beginning>,
  ): Promise<{ worker: Worker; news: WorkerNews } | null> {
    const worker = this.#fork()
    this.#excused.add(worker)
    const given = await order
    if (worker.isConnected()) worker.send(given)
    const news = this.living.has(worker) ? await newsOf(worker, isSound) : null
    if (news === null) {
      worker.process.kill('SIGKILL')
      return null
    }
    this.#excused.delete(worker)
    return { worker, news }
  }

  async end(worker: Worker, order: WorkerOrder): Promise<void> {
    if (!this.living.has(worker)) return
    this.#excused.add(worker)
    const ended = once(worker, 'exit')
    if (worker.isConnected()) worker.send(order)
    await ended
  }
}

/** What the process that started this one says about its beginning. */
export function whenTold(): Promise<Beginning> {
  return new Promise((resolve) => {
    process.on('message', (order: WorkerOrder) => {
      if (order !== 'stop' && order !== 'retire') resolve(order)
    })
  })
}

/** The first news of this kind; null when it ended before, or let everybody wait. */
function newsOf(
  worker: Worker,
  isSought: (news: WorkerNews) => boolean,
): Promise<WorkerNews | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(null), longestStart)
    const settle = (news: WorkerNews | null) => {
      clearTimeout(late)
      resolve(news)
    }
    worker.on('message', (news: WorkerNews) => isSought(news) && settle(news))
    worker.once('exit', () => settle(null))
  })
}
