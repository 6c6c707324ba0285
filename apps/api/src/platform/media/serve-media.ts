import type { FastifyInstance } from 'fastify'
import { sendDetail } from '../http/refusals.ts'
import { clientsOf } from '../scheduling/clients-of.ts'
import type { Queues } from '../scheduling/queues.ts'
import { type Format, parseRenditionName, type Pictures, renditionName } from './renditions.ts'

interface Dependencies {
  media: Pictures
  queues: Queues
}

const types: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const year = 365 * 24 * 3600

/** `/media/{hash}-{width}.{format}`: made when first asked for, then a file that never changes. */
export function serveMedia(app: FastifyInstance, { media, queues }: Dependencies) {
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params, ip, headers }, reply) => {
    const rendition = parseRenditionName(params.name)
    if (!rendition) return sendDetail(reply, 404, 'not_found')
    const clients = clientsOf({ account: null, ip })
    const kept = await media.read(rendition, (make) => queues.pictures.run(clients, make))
    if (!kept) return sendDetail(reply, 404, 'not_found')
    const tag = `"${renditionName(rendition)}"`
    reply.header('cache-control', `public, max-age=${year}, immutable`).header('etag', tag)
    if (headers['if-none-match'] === tag) {
      kept.stream.destroy()
      return reply.code(304).send()
    }
    return reply.type(types[rendition.format]).header('content-length', kept.size).send(kept.stream)
  })
}
