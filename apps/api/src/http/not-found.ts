import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { SiteHandler } from '../site/serve.ts'
import { sendDetail } from './refusals.ts'

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Addresses outside the API are pages. Unknown paths under /api are 404 in JSON; a known path with another method is 405 with `Allow`. */
export function answerUnknown(app: FastifyInstance, pages: SiteHandler | null) {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (pages && reads && !/^\/(api|media|assets|portal-assets)(\/|$)/.test(path))
      return pages(request, reply)
    const allowed = methods.filter((method) => app.findRoute({ method, url: path }) !== null)
    if (allowed.length === 0) return sendDetail(reply, 404, 'Not found.')
    return sendDetail(
      reply.header('allow', allowed.join(', ')),
      405,
      `Method "${request.method}" not allowed.`,
    )
  })
}
