import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Milliseconds; a request that takes as long is always logged. */
const slow = 1000

/** One in so many successful reads is logged: enough to see the usual traffic. */
const sample = 100

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Outcome {
  method: string
  status: number
  /** Milliseconds. */
  took: number
}

/** Whether a request is logged: all that failed, were slow or changed something, and a hundredth of the rest. */
export function isLogged(
  { method, status, took }: Outcome,
  chance: number = Math.random(),
): boolean {
  return status >= 400 || took >= slow || !reads.has(method) || chance * sample < 1
}

/**
 * One line a request, when it is over. Two lines for each of the thousands that a second brings took a third of the
 * shop's time (`pnpm bench`), and hid the ones that matter.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest() {
    // One line at the end is enough.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { elapsedTime: took, statusCode: status } = reply
    const line = {
      req: request,
      res: reply,
      responseTime: took,
      operation: request.routeOptions.config.operationId,
      // The id alone: who that is, is in the records.
      person: request.identity?.account?.id,
      // An answer ends in an event of its connection, which knows no request.
      ...(request.trace?.traceId && { traceId: request.trace.traceId }),
    }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else if (isLogged({ method: request.method, status, took })) {
      reply.log.info(line, 'request completed')
    }
  }
}
