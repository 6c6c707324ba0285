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
    if (error) log.error({ err: error }, 'The process ends because of a surprise')
    await stop()
  })
}

/**
 * As above for a process that another one started, which tells it when to end, also while it starts. A terminal's
 * signal reaches both, and is no second one.
 */
export function closeWhenTold(starting: Promise<Omit<End, 'within'>>, within: number) {
  let isEnding = false
  const end = async (surprise?: Error) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), within * 1000).unref()
    const { stop, log } = await starting
    if (surprise) log.error({ err: surprise }, 'The process ends because of a surprise')
    try {
      await stop()
    } catch (error) {
      log.error({ err: error }, 'The process could not end in order')
      process.exit(1)
    }
    process.exit(surprise ? 1 : 0)
  }
  process.on('message', (message) => message === 'stop' && void end())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  for (const surprise of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(surprise, (error) => void end(error as Error))
}
