import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendDetail } from '../http/refusals.ts'
import { type MediaFolder, parseRenditionName, renditionName } from './renditions.ts'

/** `/media/{hash}-{width}.{format}`: made when first asked for, then a file that never changes. */
export async function serveMedia(app: FastifyInstance, media: MediaFolder) {
  await media.prepare()
  await app.register(staticFiles, {
    root: media.renditions,
    serve: false,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params }, reply) => {
    const rendition = parseRenditionName(params.name)
    if (!rendition || !(await media.ensure(rendition))) return sendDetail(reply, 404, 'not_found')
    return reply.sendFile(renditionName(rendition), media.renditions, {
      maxAge: '365d',
      immutable: true,
    })
  })
}
