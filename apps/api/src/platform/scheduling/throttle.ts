import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of work without a pause. */
const slice = 10

/**
 * Await the result between steps of long work in the background: the work takes half of the time at most, in slices that no
 * request notices. While somebody waits for the work (`isAwaited`), it only yields to the event loop.
 */
export function openThrottle(isAwaited: () => boolean): () => Promise<void> | undefined {
  let since = performance.now()
  const pause = async (worked: number) => {
    await (isAwaited() ? yieldToEventLoop() : sleep(worked))
    since = performance.now()
  }
  return () => {
    const worked = performance.now() - since
    return worked < slice ? undefined : pause(worked)
  }
}
