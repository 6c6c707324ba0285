/** What a shop does before it serves, in order. */
export type StartStep = 'database' | 'migrations' | 'data' | 'apps' | 'serving'

/** `npm start`, which builds the apps while the shop starts, and shows its progress. */
export interface Starter {
  tell: (step: StartStep) => void
  /** Both apps are built. */
  built: Promise<void>
}

/** For a shop that a service manager or a test has started: it is built already, and nobody watches its progress. */
export const noStarter: Starter = { tell: () => {}, built: Promise.resolve() }

/**
 * The process that started this one with `--with-starter` and Node's IPC channel. When that process is gone, even if it was
 * killed, this one ends as by SIGTERM.
 */
export function openStarter(): Starter {
  if (!process.argv.includes('--with-starter') || process.send === undefined) return noStarter
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const built = new Promise<void>((resolve) => {
    const listen = (message: unknown) => {
      if (message !== 'built') return
      process.off('message', listen)
      resolve()
    }
    process.on('message', listen)
  })
  return { tell: (step) => void process.send?.({ step }), built }
}

export async function untilBuilt({ tell, built }: Starter): Promise<void> {
  tell('apps')
  await built
}
