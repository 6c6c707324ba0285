import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Upper bounds of the buckets of durations, in seconds. */
export const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** The statuses and durations of the requests of one name. */
export interface Counted {
  /** By the first digit of the status. */
  statuses: Float64Array
  /** One for each bound, and the rest; a duration is counted in the first that it does not exceed. */
  durations: Float64Array
  seconds: number
}

/** The label of everything else: pictures, scripts, sitemaps, addresses that nobody knows. */
const otherRequests = 'other'

/** The label of the portal's page, which is the same at all of its addresses. */
export const portalPage = 'portal'

/**
 * Counts answers by a name, in plain numbers: a process sends tens of thousands of cached answers a second, and a library's
 * labels would be the most expensive part of one. They become metrics on each scrape.
 */
export class Tally extends Map<string, Counted> {
  count(name: string, status: number, seconds: number) {
    const counts = this.get(name) ?? this.#open(name)
    const digit = Math.trunc(status / 100)
    counts.statuses[digit] = (counts.statuses[digit] ?? 0) + 1
    let bucket = 0
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1
    counts.durations[bucket] = (counts.durations[bucket] ?? 0) + 1
    counts.seconds += seconds
  }

  #open(name: string): Counted {
    const counts = {
      statuses: new Float64Array(6),
      durations: new Float64Array(bounds.length + 1),
      seconds: 0,
    }
    this.set(name, counts)
    return counts
  }
}

/** What a process has answered. */
export class RequestCounts {
  /** By operation of the contract. */
  readonly operations = new Tally()
  /** Pages, by the pattern of their address. */
  readonly pages = new Tally()
  /** Questions of machines whether the process is well: they are nobody's visit. */
  readonly checks = new Tally()
  /** Hits and misses of the cache of public answers. */
  readonly cache = { hits: 0, misses: 0 }
}

export function countRequests(app: FastifyInstance, counts: RequestCounts) {
  app.decorateRequest('page', null)
  app.addHook('onResponse', (request, reply, next) => {
    const [tally, name] = placeOf(request, counts)
    tally.count(name, reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
}

function placeOf(
  { page, routeOptions }: FastifyRequest,
  { operations, pages, checks }: RequestCounts,
): [Tally, string] {
  const { check, operationId } = routeOptions.config
  if (check !== undefined) return [checks, check]
  return page ? [pages, page] : [operations, operationId ?? otherRequests]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract. */
    operationId?: string
    /** A machine asks here whether the process is well, and how this is called. */
    check?: string
  }

  interface FastifyRequest {
    /** The pattern of the page's address; null for everything else. */
    page: string | null
  }
}
