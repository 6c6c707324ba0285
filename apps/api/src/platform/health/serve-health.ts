import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/**
 * For whoever runs the shop: `/healthz` says that the process lives, and one that does not is to be started again;
 * `/readyz` says that requests may be sent to it. Neither tells more than which part is not ready.
 */
export function serveHealth(app: FastifyInstance, readiness: Readiness) {
  app.get('/healthz', { config: { check: 'healthz' } }, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  )
  app.get('/readyz', { config: { check: 'readyz' } }, async (_, reply) => {
    const report = await readiness.look()
    return reply
      .code(report.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(report)
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    // So that the next request comes by a new connection, which somebody else takes.
    if (readiness.isLeaving()) reply.header('connection', 'close')
    next()
  })
}
