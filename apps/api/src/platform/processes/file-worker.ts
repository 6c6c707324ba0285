import { Semaphore } from 'async-mutex'
import type { Log } from '../../core/log.ts'
import { TaskFailedError, TaskTimeoutError, WorkerEndedError } from './task-failures.ts'
import { WorkerProcess } from './worker-process.ts'

interface Kind {
  /** The program of the process, which calls `serveWork`. */
  script: URL
  /** Bytes; a process that has grown larger ends after its work. */
  mostMemory: number
  /** Seconds that the slowest honest file takes, several times over. */
  mostSeconds: number
  /** Megabytes of JavaScript's heap. */
  mostHeap?: number
  /** How many files it reads at once. */
  atOnce: number
}

/** The file held its reader up, or ended it: nobody can say what is in it. */
export const unreadable = Symbol('unreadable')

/**
 * Reads strangers' files in a process beside the shop's. Whatever a file does to its reader, the answer is a refusal: it
 * is bounded in time, and a file that ends the process (for want of memory or stack) ends only that.
 */
export class FileWorker<Result> {
  readonly #process: WorkerProcess<Buffer, Result>
  readonly #slots: Semaphore
  readonly #atOnce: number

  constructor({ atOnce, ...kind }: Kind) {
    this.#process = new WorkerProcess(kind)
    this.#slots = new Semaphore(atOnce)
    this.#atOnce = atOnce
  }

  async read(data: Buffer, log: Log): Promise<Result | typeof unreadable> {
    try {
      return await this.#slots.runExclusive(() => this.#process.run(data))
    } catch (error) {
      if (!(error instanceof WorkerEndedError) || this.#atOnce === 1)
        return unreadableAfter(error, log)
    }
    // Another file may have ended the process. Alone, this one is at fault if it ends again.
    try {
      return await this.#slots.runExclusive(() => this.#process.run(data), this.#atOnce)
    } catch (error) {
      return unreadableAfter(error, log)
    }
  }
}

/** What a reader throws that it does not expect is a fault of ours, which the log tells; the sender is told of the file. */
function unreadableAfter(error: unknown, log: Log): typeof unreadable {
  if (error instanceof TaskFailedError) log.error({ err: error }, 'a reader of uploads failed')
  else if (error instanceof TaskTimeoutError || error instanceof WorkerEndedError)
    log.warn({ err: error }, 'an upload held its reader up, or ended it')
  else throw error
  return unreadable
}
