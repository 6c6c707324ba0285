import grace from 'close-with-grace'

/** Ends on SIGINT, SIGTERM and on surprises: what is under way is finished first, for at most 25 seconds. */
export function closeWithGrace(stop: () => Promise<void>) {
  grace({ delay: 25_000, logger: undefined }, async ({ err: error }) => {
    if (error) console.error(error)
    await stop()
  })
}
