import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../bench/percentile.ts'

/** Somebody who reads a page or searches, again and again, from an address that nobody else has. */
export interface Visit {
  /** Ends the visit, and tells its median in milliseconds. */
  end: () => Promise<number>
}

const between = 20

/** A page of a product as it is kept for everybody for some seconds, and searches that are not kept. */
export const visits = {
  page: () => '/details/1',
  search: (n: number) => `/api/vehicles/?page=${1 + (n % 50)}`,
} as const satisfies Record<string, (n: number) => string>

export function startVisit(origin: string, pathOf: (n: number) => string): Visit {
  const times: number[] = []
  const leaving = new AbortController()
  const visit = async () => {
    for (let n = 0; !leaving.signal.aborted; n += 1) {
      const started = performance.now()
      const answer = await fetch(origin + pathOf(n), {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      })
      await answer.arrayBuffer()
      times.push(performance.now() - started)
      await wait(between)
    }
  }
  const ended = visit()
  return {
    end: async () => {
      leaving.abort()
      await ended
      return percentile(times, 0.5)
    },
  }
}
