import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../bench/percentile.ts'

/** Somebody who reads product pages, one after the other, from an address that nobody else has. */
export interface Visit {
  /** Ends the visit, and tells its median in milliseconds. */
  end: () => Promise<{ p50_ms: number; pages: number }>
}

const betweenPages = 100

export function startVisit(origin: string, listings: number): Visit {
  const times: number[] = []
  const leaving = new AbortController()
  const visit = async () => {
    for (let page = 0; !leaving.signal.aborted; page += 1) {
      const started = performance.now()
      // So many others come between two visits of a page that it is not a kept one.
      const answer = await fetch(`${origin}/details/${1 + ((page * 7919) % listings)}`, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      })
      await answer.arrayBuffer()
      times.push(performance.now() - started)
      await wait(betweenPages)
    }
  }
  const ended = visit()
  return {
    end: async () => {
      leaving.abort()
      await ended
      return { p50_ms: percentile(times, 0.5), pages: times.length }
    },
  }
}
