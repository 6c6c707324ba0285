import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { VisitKind } from './visits.ts'

/** Somebody who reads a page or searches, again and again, from an address that nobody else has. */
export interface Visit {
  /** Ends the visit, and tells its median in milliseconds. */
  end: () => Promise<number>
}

/** In a process of its own: what an attack's own process does must not pass for the shop's time. */
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
