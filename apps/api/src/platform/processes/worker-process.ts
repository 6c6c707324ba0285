import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Outcome, Task } from './serve-work.ts'
import { TaskFailedError, TaskTimeoutError, WorkerEndedError } from './task-failures.ts'
import lowMemory from './low-memory.json' with { type: 'json' }

interface Kind {
  /** The program of the process, which calls `serveWork`. */
  script: URL
  /** Bytes; a process that has grown larger ends after its work, and the next work has a fresh one. */
  mostMemory: number
  /** The processor's time goes to the shop first, and to work of a higher number (up to 19) last. */
  niceness?: number
  /** A task that takes longer ends the process, and all that it was doing. */
  mostSeconds?: number
  /** Megabytes of JavaScript's heap; a task that needs more ends the process. */
  mostHeap?: number
}

interface Waiting<Result> {
  resolve: (result: Result) => void
  reject: (error: Error) => void
  alarm?: NodeJS.Timeout | undefined
}

interface Worker<Result> {
  process: ChildProcess
  waiting: Map<number, Waiting<Result>>
  idle?: NodeJS.Timeout
}

const idleFor = 20_000

/**
 * A process beside the shop's own, for work that would hold up everybody's requests, take much memory, or fall to a
 * hostile file. Its memory is freed with it when it has been idle for a while or has grown large, and what kills it does
 * not kill the shop.
 */
export class WorkerProcess<Work, Result> {
  readonly #kind: Kind
  #current: Worker<Result> | null = null
  #nextId = 1

  constructor(kind: Kind) {
    this.#kind = kind
  }

  run(work: Work): Promise<Result> {
    const worker = (this.#current ??= this.#open())
    clearTimeout(worker.idle)
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      worker.waiting.set(id, { resolve, reject, alarm: this.#alarm(worker, id) })
      hold(worker.process, true)
      worker.process.send({ id, work } satisfies Task<Work>)
    })
  }

  #alarm(worker: Worker<Result>, id: number): NodeJS.Timeout | undefined {
    const { mostSeconds } = this.#kind
    if (mostSeconds === undefined) return undefined
    return setTimeout(() => {
      const slow = worker.waiting.get(id)
      worker.waiting.delete(id)
      slow?.reject(new TaskTimeoutError(`a worker process took over ${mostSeconds} s`))
      this.#abandon(worker, new WorkerEndedError('a worker process was ended with a slow task'))
      worker.process.kill('SIGKILL')
    }, mostSeconds * 1000)
  }

  #open(): Worker<Result> {
    const { script, niceness, mostHeap } = this.#kind
    const worker: Worker<Result> = {
      process: fork(script, {
        serialization: 'advanced',
        execArgv: mostHeap === undefined ? [] : [`--max-old-space-size=${mostHeap}`],
        // glibc would keep the memory of large pictures, in as many heaps as there are threads.
        env: { ...process.env, ...lowMemory.environment },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
      waiting: new Map(),
    }
    const { pid } = worker.process
    if (niceness !== undefined && pid !== undefined) setPriority(pid, niceness)
    worker.process.on('message', (outcome: Outcome<Result>) => this.#settle(worker, outcome))
    worker.process.on('error', (error) => this.#abandon(worker, error))
    worker.process.on('exit', (code, signal) =>
      this.#abandon(worker, new WorkerEndedError(`a worker process ended with ${signal ?? code}`)),
    )
    return worker
  }

  #settle(worker: Worker<Result>, outcome: Outcome<Result>) {
    const waiting = worker.waiting.get(outcome.id)
    worker.waiting.delete(outcome.id)
    clearTimeout(waiting?.alarm)
    if ('failure' in outcome) waiting?.reject(new TaskFailedError(outcome.failure))
    else waiting?.resolve(outcome.result)
    if (outcome.rss > this.#kind.mostMemory && this.#current === worker) this.#current = null
    if (worker.waiting.size > 0) return
    hold(worker.process, false)
    if (this.#current === worker) {
      worker.idle = setTimeout(() => this.#close(worker), idleFor).unref()
    } else this.#close(worker)
  }

  #close(worker: Worker<Result>) {
    if (this.#current === worker) this.#current = null
    if (worker.process.connected) worker.process.disconnect()
  }

  #abandon(worker: Worker<Result>, error: Error) {
    if (this.#current === worker) this.#current = null
    for (const { reject, alarm } of worker.waiting.values()) {
      clearTimeout(alarm)
      reject(error)
    }
    worker.waiting.clear()
  }
}

/** An idle worker does not keep the server's process from ending. */
function hold(child: ChildProcess, isBusy: boolean) {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
