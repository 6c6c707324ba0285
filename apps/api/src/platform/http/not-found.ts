import type { FastifyInstance, HTTPMethods } from 'fastify'
import { sendDetail } from './refusals.ts'
import { problem } from '../../core/problem.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Unknown addresses are 404 in JSON; a known one with another method is 405 with `Allow`. */
export function answerNotFound(app: FastifyInstance) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const allowed = methods.filter((method) => isKnown(app, method, path))
    if (allowed.length === 0) return sendDetail(reply, 404, 'not_found')
    return sendDetail(
      reply.header('allow', allowed.join(', ')),
      405,
      problem('method_not_allowed', { method: request.method }),
    )
  })
}

/** The pages' own route takes any path, so it does not show that this one is known. */
function isKnown(app: FastifyInstance, method: HTTPMethods, path: string): boolean {
  const route = app.findRoute({ method, url: path })
  return route !== null && !('*' in route.params)
}
