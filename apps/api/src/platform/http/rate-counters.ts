import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** The calls since the window began, and the milliseconds until it ends. */
export interface Counted {
  current: number
  ttl: number
}

/** Where calls are counted: in this process, or in a database that several copies share (`rate-counters.store.ts`). */
export interface RateCounters {
  count: (key: string, windowMs: number) => Promise<Counted>
  /** Uncounts a call that turned out not to count. */
  giveBack: (key: string) => Promise<void>
}

/** The counters as @fastify/rate-limit asks for them. */
export function rateStoreOf(counters: RateCounters): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    incr(
      key: string,
      done: (error: Error | null, counted?: Counted) => void,
      windowMs = 60_000,
    ): void {
      counters.count(key, windowMs).then((counted) => done(null, counted), done)
    }

    child() {
      return new RateStore()
    }
  }
}

interface Window {
  hits: number
  endsAt: number
}

/** The number of keys from which ended windows are removed. */
const sweepFrom = 5000

export function countersInMemory(now: () => number = Date.now): RateCounters {
  const windows = new Map<string, Window>()
  let sweepAt = sweepFrom

  const sweep = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key)
    sweepAt = Math.max(sweepFrom, windows.size * 2)
  }
  return {
    count: async (key, windowMs) => {
      if (windows.size >= sweepAt) sweep()
      const known = windows.get(key)
      const open = known && known.endsAt > now() ? known : { hits: 0, endsAt: now() + windowMs }
      open.hits += 1
      windows.set(key, open)
      return { current: open.hits, ttl: open.endsAt - now() }
    },
    giveBack: async (key) => {
      const known = windows.get(key)
      if (known && known.hits > 0) known.hits -= 1
    },
  }
}
