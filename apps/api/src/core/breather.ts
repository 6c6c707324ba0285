import { setImmediate as others } from 'node:timers/promises'

/** A person does not notice a pause of this length, in milliseconds. */
const longestPause = 15

/** To be awaited between steps of long work: lets everybody else be served whenever the work has gone on for long. */
export function openBreather(): () => Promise<void> | undefined {
  let since = performance.now()
  const breathe = async () => {
    await others()
    since = performance.now()
  }
  return () => (performance.now() - since < longestPause ? undefined : breathe())
}
