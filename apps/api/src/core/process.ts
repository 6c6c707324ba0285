import grace from 'close-with-grace'
import type { Log } from './log.ts'

interface End {
  stop: () => Promise<void>
  log: Log
  /** For how many seconds the work under way is finished at the most. */
  within: number
}

/** Ends on SIGINT, SIGTERM and uncaught errors, when the work under way is done. A second signal does not wait for it. */
export function closeWithGrace({ stop, log, within }: End) {
  grace({ delay: within * 1000, logger: undefined }, async ({ err: error }) => {
    if (error) log.error({ err: error }, 'The process ends because of a surprise')
    await stop()
  })
}
