import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { isPortal } from '../../platform/http/origin.ts'
import { sendDetail } from '../../platform/http/refusals.ts'

/** Serves the key at its own address, which proves to search engines that the shop's news is the shop's. */
export function serveIndexNowKey(app: FastifyInstance, { settings }: Pick<Context, 'settings'>) {
  app.get<{ Params: { key: string } }>('/:key(^[A-Za-z\\d-]{8,128}).txt', (request, reply) => {
    const { indexNowKey: key } = settings
    if (key === null || request.params.key !== key || isPortal(request.host, settings))
      return sendDetail(reply, 404, 'not_found')
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(key)
  })
}
