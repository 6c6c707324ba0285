import { availableParallelism } from 'node:os'
import type { Settings } from '../../core/settings.ts'
import { FairQueue } from './fair-queue.ts'
import type { QueueLimits } from './slots.ts'

declare module '../../core/context.ts' {
  interface Context {
    queues: Queues
  }
}

/** The queues of costly work, one for each scarce resource. */
export interface Queues {
  /** Pages, documents, exports, sitemaps: they run between everybody's requests. */
  work: FairQueue
  /** Pricing every vehicle for a destination that is not warm: a second of one processor, or several. */
  landedPrices: FairQueue
  /** Renditions of pictures: a process beside the shop's makes them. */
  pictures: FairQueue
  /** Uploads that arrive, to the disk. */
  uploads: FairQueue
  /** Uploads that have arrived and are held in memory, the largest 10 MB. */
  files: FairQueue
  /** Hashes of passwords: a core for about 25 ms each. */
  passwords: FairQueue
}

/**
 * One at a time for each, so that whoever asks for a hundred pages leaves two thirds of the time to others: then the
 * median request of another finds nothing under way.
 */
const work: QueueLimits = {
  atOnce: 3,
  perClient: 1,
  waiting: 200,
  waitingPerClient: 40,
  share: 0.3,
  burst: 500,
  longestRest: 2000,
}

/** A page is drawn inside a slot of `work` and waits for landed prices: the two never share a queue. */
const landedPrices: QueueLimits = {
  atOnce: 1,
  perClient: 1,
  waiting: 60,
  waitingPerClient: 12,
  share: 0.3,
  burst: 3000,
  longestRest: 5000,
}

/** A first visit to a page of search results asks for fifty pictures. */
const pictures: QueueLimits = {
  atOnce: 2,
  perClient: 1,
  waiting: 500,
  waitingPerClient: 150,
  share: 1,
  burst: 0,
  longestRest: 0,
}

/** The portal sends a listing's photos one by one; a slow line takes minutes for one. */
const uploads: QueueLimits = {
  atOnce: 60,
  perClient: 6,
  waiting: 200,
  waitingPerClient: 60,
  share: 1,
  burst: 0,
  longestRest: 0,
}

/**
 * Half of the cores are left to pages, and one of libuv's four threads to files. Nobody rests, because a whole town may
 * share one address; but whoever has used least is next, and forgetting takes fifty times as long as the work.
 */
const passwords: QueueLimits = {
  atOnce: Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2))),
  perClient: 1,
  waiting: 200,
  waitingPerClient: 20,
  share: 0.02,
  burst: Infinity,
  longestRest: 0,
}

const files: QueueLimits = { ...uploads, atOnce: 3, perClient: 2 }

/** Without limits for clients where rate limits are off: tests are a single client that is always in a hurry. */
export function openQueues({
  rateLimits,
  workers = 1,
}: Pick<Settings, 'rateLimits'> & { workers?: number }): Queues {
  const open = (limits: QueueLimits) =>
    new FairQueue(
      rateLimits
        ? limits
        : { ...limits, perClient: limits.atOnce, waitingPerClient: limits.waiting, share: 1 },
    )
  return {
    work: open(work),
    landedPrices: open(landedPrices),
    // Each process has its own event loop to share out, but all of them have the same processors.
    pictures: open({ ...pictures, atOnce: Math.max(1, Math.floor(pictures.atOnce / workers)) }),
    uploads: open(uploads),
    files: open(files),
    passwords: open(passwords),
  }
}
