import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of work without a pause. */
const slice = 10

/**
 * To be awaited between steps of long work that nobody waits for: it takes half of the time at most, in pieces that no request
 * notices. As soon as somebody waits for it, it only lets others in between.
 */
export function openPace(isAwaited: () => boolean): () => Promise<void> | undefined {
  let since = performance.now()
  const pause = async (worked: number) => {
    await (isAwaited() ? others() : sleep(worked))
    since = performance.now()
  }
  return () => {
    const worked = performance.now() - since
    return worked < slice ? undefined : pause(worked)
  }
}
