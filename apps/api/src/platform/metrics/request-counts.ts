import type { FastifyInstance } from 'fastify'

/** Upper bounds of the buckets of durations, in seconds. */
export const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** The statuses and durations of one operation's requests. */
export interface OperationCounts {
  /** By the first digit of the status. */
  statuses: Float64Array
  /** One for each bound, and the rest; a duration is counted in the first that it does not exceed. */
  durations: Float64Array
  seconds: number
}

/** The label of everything that is no operation of the contract: pages, pictures, scripts. */
const otherRequests = 'other'

/**
 * Counts the answers of a process, in plain numbers: it sends tens of thousands of cached answers a second, and a library's
 * labels would be the most expensive part of one. They become metrics on each scrape.
 */
export class RequestCounts {
  readonly operations = new Map<string, OperationCounts>()
  /** Hits and misses of the cache of public answers. */
  readonly cache = { hits: 0, misses: 0 }

  count(operation: string, status: number, seconds: number) {
    const counts = this.operations.get(operation) ?? this.#open(operation)
    const digit = Math.trunc(status / 100)
    counts.statuses[digit] = (counts.statuses[digit] ?? 0) + 1
    let bucket = 0
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1
    counts.durations[bucket] = (counts.durations[bucket] ?? 0) + 1
    counts.seconds += seconds
  }

  #open(operation: string): OperationCounts {
    const counts = {
      statuses: new Float64Array(6),
      durations: new Float64Array(bounds.length + 1),
      seconds: 0,
    }
    this.operations.set(operation, counts)
    return counts
  }
}

export function countRequests(app: FastifyInstance, counts: RequestCounts) {
  app.addHook('onResponse', (request, reply, next) => {
    const { operationId } = request.routeOptions.config
    counts.count(operationId ?? otherRequests, reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract. */
    operationId?: string
  }
}
