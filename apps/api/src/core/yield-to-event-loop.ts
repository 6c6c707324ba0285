import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work without a yield: a delay that a person does not notice. */
const longestPause = 15

/** Await the result between steps of long work: it yields to the event loop whenever the work has gone on for long. */
export function openYielder(): () => Promise<void> | undefined {
  let since = performance.now()
  const pause = async () => {
    await nextTurn()
    since = performance.now()
  }
  return () => (performance.now() - since < longestPause ? undefined : pause())
}
