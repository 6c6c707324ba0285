import { type ChildProcess, fork } from 'node:child_process'
import type { Outcome } from './decode-worker-process.ts'
import { looksLikePhoto, type Picture } from './intake.ts'

/**
 * A separate process decodes files of strangers. Its memory is freed with it when it has been idle for a while or has
 * grown large, and a file that kills the decoder does not kill the shop.
 */

interface Waiting {
  resolve: (picture: Picture | null) => void
  reject: (error: Error) => void
}

interface Worker {
  process: ChildProcess
  waiting: Map<number, Waiting>
  idle?: NodeJS.Timeout
}

const idleFor = 20_000

/** A fresh worker takes 90 MB; two large photos at once take 150 more. */
const mostMemory = 300e6

/** glibc would keep the memory of large pictures, in as many heaps as there are threads. */
const thrifty = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

let current: Worker | null = null
let nextId = 1

/** Null unless the file is a JPEG or PNG that can be read to its end. */
export async function decode(data: Buffer): Promise<Picture | null> {
  if (!looksLikePhoto(data)) return null
  const worker = (current ??= open())
  clearTimeout(worker.idle)
  const id = nextId++
  return new Promise((resolve, reject) => {
    worker.waiting.set(id, { resolve, reject })
    hold(worker, true)
    worker.process.send({ id, data })
  })
}

function open(): Worker {
  const worker: Worker = {
    process: fork(new URL('./decode-worker-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...thrifty },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
    waiting: new Map(),
  }
  worker.process.on('message', (outcome: Outcome) => settle(worker, outcome))
  worker.process.on('error', (error) => abandon(worker, error))
  worker.process.on('exit', (code, signal) =>
    abandon(worker, new Error(`the decode worker ended with ${signal ?? code}`)),
  )
  return worker
}

/** An idle worker does not keep the server's process from ending. */
function hold({ process: child }: Worker, isBusy: boolean) {
  if (isBusy) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function settle(worker: Worker, outcome: Outcome) {
  const waiting = worker.waiting.get(outcome.id)
  worker.waiting.delete(outcome.id)
  if ('failure' in outcome) waiting?.reject(new Error(outcome.failure))
  else if (outcome.hash === null) waiting?.resolve(null)
  else waiting?.resolve({ hash: outcome.hash, data: Buffer.from(outcome.data) })
  if (outcome.rss > mostMemory && current === worker) current = null
  if (worker.waiting.size > 0) return
  hold(worker, false)
  if (current === worker) worker.idle = setTimeout(() => close(worker), idleFor).unref()
  else close(worker)
}

function close(worker: Worker) {
  if (current === worker) current = null
  if (worker.process.connected) worker.process.disconnect()
}

function abandon(worker: Worker, error: Error) {
  if (current === worker) current = null
  for (const { reject } of worker.waiting.values()) reject(error)
  worker.waiting.clear()
}
