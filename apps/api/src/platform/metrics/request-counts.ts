import type { FastifyInstance } from 'fastify'

/** Upper bounds of the durations that are told apart, in seconds. */
export const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** What came of the requests of one operation. */
export interface OperationCounts {
  /** By the first digit of the status. */
  statuses: Float64Array
  /** One for each bound, and the rest; a duration is counted in the first that it does not exceed. */
  durations: Float64Array
  seconds: number
}

/** Of everything that is no operation of the contract: pages, pictures, scripts. */
const otherwise = 'other'

/**
 * Counts what a process answers, in plain numbers: kept answers leave tens of thousands a second, and a library's labels
 * would be the dearest part of one. They become metrics when somebody asks.
 */
export class RequestCounts {
  readonly operations = new Map<string, OperationCounts>()
  /** Of public answers that may be kept. */
  readonly cache = { hits: 0, misses: 0 }

  count(operation: string, status: number, seconds: number) {
    const counts = this.operations.get(operation) ?? this.#open(operation)
    const digit = Math.trunc(status / 100)
    counts.statuses[digit] = (counts.statuses[digit] ?? 0) + 1
    let place = 0
    while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1
    counts.durations[place] = (counts.durations[place] ?? 0) + 1
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
    counts.count(operationId ?? otherwise, reply.statusCode, reply.elapsedTime / 1000)
    next()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract. */
    operationId?: string
  }
}
