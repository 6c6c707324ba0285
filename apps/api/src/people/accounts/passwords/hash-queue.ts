import { availableParallelism } from 'node:os'
import { Semaphore } from 'async-mutex'
import { UnavailableError } from '../../../core/unavailable.ts'

/**
 * A hash takes a core for about 25 ms. Half of the cores are left to pages, and one of libuv's four threads to files.
 */
const atOnce = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)))

/** The last in the queue waits for about five seconds, which is as long as anybody looks at a sign-in. */
const most = 200 * atOnce

const turns = new Semaphore(atOnce)
let inside = 0

/**
 * Runs the computation when its turn comes. Never call it inside a transaction, which would hold a connection
 * meanwhile.
 */
export async function queueHash<Result>(compute: () => Promise<Result>): Promise<Result> {
  if (inside >= most) throw new UnavailableError('too_busy', 3)
  inside += 1
  try {
    return await turns.runExclusive(compute)
  } finally {
    inside -= 1
  }
}
