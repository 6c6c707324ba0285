import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../core/settings.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * One id for a request, its lines in the log and its answer, so that a caller can quote it when something went wrong.
 */

/** A caller's own id is kept when it is short and plain, because it goes into the log and back into a header. */
const acceptable = /^[\w-]{8,64}$/

export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}

export function answerWithRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
}

/** An address that cannot be decoded is answered before any hook runs. */
export function answerBadAddress(settings: Settings) {
  const headersOf = securityHeaders(settings)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { code, message, statusCode = 400 } = error
    void reply
      .code(statusCode)
      .headers(headersOf(request.url))
      .header('x-request-id', request.id)
      .send({ error: 'Bad Request', code, message, statusCode })
  }
}
