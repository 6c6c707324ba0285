import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OpenPiece, openPiece } from '../../core/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where nobody is told. */
    trace: OpenPiece | null
  }
}

/** Each request by its operation: its address may hold the token of a link, so only the pattern of it is told. */
export function traceRequests(app: FastifyInstance) {
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, _reply, next) => {
    request.trace = openPiece({ name: request.method, side: 'server', facts: factsOf(request) })
    if (request.trace) request.trace.inside(next)
    else next()
  })
  // A body is read in events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, next) => {
    if (request.trace) request.trace.inside(next)
    else next()
  })
  app.addHook('onRequestAbort', (request, next) => {
    end(request, 499)
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    end(request, reply.statusCode)
    next()
  })
}

function factsOf({ method, id }: FastifyRequest) {
  return { 'http.request.method': method, 'bandari.request_id': id }
}

function end({ trace, method, routeOptions }: FastifyRequest, status: number) {
  const { url: route = 'unknown', config } = routeOptions
  const { operationId } = config
  trace?.end({
    name: operationId ?? `${method} ${route}`,
    facts: {
      'http.route': route,
      'http.response.status_code': status,
      ...(operationId !== undefined && { 'bandari.operation': operationId }),
    },
    hasFailed: status >= 500,
  })
}
