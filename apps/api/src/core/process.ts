import grace from 'close-with-grace'
import type { Log } from './log.ts'

/** Ends on SIGINT, SIGTERM and uncaught errors. It finishes the work under way first, for at most 25 seconds. */
export function closeWithGrace(stop: () => Promise<void>, log: Log) {
  grace({ delay: 25_000, logger: undefined }, async ({ err: error }) => {
    if (error) log.error({ err: error }, 'The process ends because of a surprise')
    await stop()
  })
}
