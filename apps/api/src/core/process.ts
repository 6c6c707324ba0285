import grace from 'close-with-grace'
import type { Log } from './log.ts'

interface End {
  stop: () => Promise<void>
  log: Log
  /** The most seconds that the work under way may take. */
  within: number
}

/** Ends on SIGINT, SIGTERM and uncaught errors, when the work under way is done. A second signal does not wait for it. */
export function closeWithGrace({ stop, log, within }: End) {
  grace({ delay: within * 1000, logger: undefined }, async ({ err: error }) => {
    if (error) log.error({ err: error }, 'The process ends because of an unexpected error')
    await stop()
  })
}

/**
 * Like `closeWithGrace`, for a child process: it ends on the message `stop` of its parent, also while it starts. A terminal sends
 * its signal to both processes, so the signal does not count as a second request.
 */
export function closeOnMessage(starting: Promise<Omit<End, 'within'>>, within: number) {
  let isEnding = false
  const end = async (unexpected?: Error) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), within * 1000).unref()
    const { stop, log } = await starting
    if (unexpected)
      log.error({ err: unexpected }, 'The process ends because of an unexpected error')
    try {
      await stop()
    } catch (error) {
      log.error({ err: error }, 'The process could not end in order')
      process.exit(1)
    }
    process.exit(unexpected ? 1 : 0)
  }
  process.on('message', (message) => message === 'stop' && void end())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  for (const unexpected of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(unexpected, (error) => void end(error as Error))
}
