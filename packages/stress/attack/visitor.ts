import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { VisitKind } from './visits.ts'

/** A visitor who repeats a request from an address of their own. */
export interface Visit {
  /** Ends the visit and resolves to its median time in milliseconds. */
  end: () => Promise<number>
}

/** Starts a separate process, so that work of the attacking process does not count as the shop's time. */
export async function startVisit(origin: string, kind: VisitKind): Promise<Visit> {
  const child = fork(fileURLToPath(new URL('./visit-process.ts', import.meta.url)), [origin, kind])
  await once(child, 'message')
  return {
    end: async () => {
      child.send('end')
      const [{ median }] = (await once(child, 'message')) as [{ median: number }]
      child.disconnect()
      await once(child, 'exit')
      return median
    },
  }
}
