/** What a shop does before it serves, in order. */
export type StartStep = 'database' | 'migrations' | 'data' | 'apps' | 'serving'

/** `npm start`, which builds the apps beside a shop that starts and tells people how far it is. */
export interface Starter {
  tell: (step: StartStep) => void
  /** Both apps are built. */
  built: Promise<void>
}

/** A shop that a service manager or a test has started: built before, and nobody to tell. */
export const noStarter: Starter = { tell: () => {}, built: Promise.resolve() }

/**
 * The process that started this one with `--with-starter` and a channel of Node's. When that process has gone, killed with
 * nobody told, this one ends as by SIGTERM.
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
