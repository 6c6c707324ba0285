import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendDetail } from '../http/refusals.ts'
import { clientsOf } from '../load/clients-of.ts'
import type { Queues } from '../load/queues.ts'
import { type MediaFolder, parseRenditionName, renditionName } from './renditions.ts'

interface Dependencies {
  media: MediaFolder
  queues: Queues
}

/** `/media/{hash}-{width}.{format}`: made when first asked for, then a file that never changes. */
export async function serveMedia(app: FastifyInstance, { media, queues }: Dependencies) {
  await media.prepare()
  await app.register(staticFiles, {
    root: media.renditions,
    serve: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params, ip }, reply) => {
    const rendition = parseRenditionName(params.name)
    if (!rendition) return sendDetail(reply, 404, 'not_found')
    const clients = clientsOf({ account: null, ip })
    const isThere = await media.ensure(rendition, (make) => queues.pictures.run(clients, make))
    if (!isThere) return sendDetail(reply, 404, 'not_found')
    return reply.sendFile(renditionName(rendition), media.renditions, {
      maxAge: '365d',
      immutable: true,
    })
  })
}
