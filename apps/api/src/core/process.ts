import grace from 'close-with-grace'
import type { Log } from './log.ts'

interface End {
  /** `isReplaced`: another process answers in the place of this one. */
  stop: (isReplaced?: boolean) => Promise<void>
  log: Log
  /** The most seconds that the work under way may take. */
  within: number
}

/**
 * Ends on SIGINT, SIGTERM and uncaught errors, when the work under way is done. A second signal does not wait for it. SIGUSR2
 * reloads, where something can be reloaded.
 */
export function closeWithGrace({
  stop,
  log,
  within,
  reload,
}: End & { reload?: () => Promise<void> }) {
  if (reload) process.on('SIGUSR2', () => void reload())
  const skip = reload ? ['SIGUSR2' as const] : []
  grace({ delay: within * 1000, logger: undefined, skip }, async ({ err: error }) => {
    if (error) log.error({ err: error }, 'The process ends because of an unexpected error')
    await stop()
  })
}

/**
 * Like `closeWithGrace`, for a child process: it ends on the message `stop` or `retire` of its parent, also while it starts. A
 * terminal sends its signal to both processes, so the signal does not count as a second request.
 */
export function closeOnMessage(starting: Promise<Omit<End, 'within'>>, within: number) {
  let isEnding = false
  const end = async ({
    unexpected,
    isReplaced = false,
  }: {
    unexpected?: Error
    isReplaced?: boolean
  }) => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), within * 1000).unref()
    const { stop, log } = await starting
    if (unexpected)
      log.error({ err: unexpected }, 'The process ends because of an unexpected error')
    try {
      await stop(isReplaced)
    } catch (error) {
      log.error({ err: error }, 'The process could not end in order')
      process.exit(1)
    }
    process.exit(unexpected ? 1 : 0)
  }
  process.on('message', (message) => {
    if (message === 'stop' || message === 'retire') void end({ isReplaced: message === 'retire' })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end({}))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => void end({ unexpected: error as Error }))
}
