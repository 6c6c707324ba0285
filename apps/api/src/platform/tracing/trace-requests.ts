import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type OpenSpan, openSpan } from '../../core/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a receiver. */
    trace: OpenSpan | null
  }
}

/** Names each request by its operation. Its address may hold the token of a link, so only its pattern is reported. */
export function traceRequests(app: FastifyInstance) {
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, _reply, next) => {
    // A machine asks every few seconds whether we are well.
    if (request.routeOptions.config.check !== undefined) return next()
    request.trace = openSpan({
      name: request.method,
      side: 'server',
      attributes: attributesOf(request),
    })
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

function attributesOf({ method, id }: FastifyRequest) {
  return { 'http.request.method': method, 'bandari.request_id': id }
}

function end({ trace, method, routeOptions }: FastifyRequest, status: number) {
  const { url: route = 'unknown', config } = routeOptions
  const { operationId } = config
  trace?.end({
    name: operationId ?? `${method} ${route}`,
    attributes: {
      'http.route': route,
      'http.response.status_code': status,
      ...(operationId !== undefined && { 'bandari.operation': operationId }),
    },
    hasFailed: status >= 500,
  })
}
