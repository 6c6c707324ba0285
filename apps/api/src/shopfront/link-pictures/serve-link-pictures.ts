import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../core/context.ts'
import { isPortal } from '../../platform/http/origin.ts'
import { sendDetail } from '../../platform/http/refusals.ts'
import { clientsOf } from '../../platform/scheduling/clients-of.ts'
import { readPictureName } from './asked-picture.ts'
import { type Contents, contentsOf } from './contents.ts'

/** Pictures are kept by what they say: a new price is another picture, and the old one is swept. */
export const pictureFolder = 'link-pictures/'

/** Seconds. Messengers fetch a link's picture once; a price in it may be this old. */
const maxAge = 3600

/**
 * Serves /share/{language}{path of the page}.jpg: drawn when first asked for, for vehicles, names and languages that the shop
 * has and for nothing else. Whoever asks waits for a turn.
 */
export function serveLinkPictures(app: FastifyInstance, context: Context) {
  const { settings, media, queues } = context
  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const asked = isPortal(request.host, settings) ? null : readPictureName(request.params['*'])
    const caller = { account: null, ip: request.ip }
    const contents = asked && (await contentsOf(context, asked, caller))
    if (!contents) return sendDetail(reply, 404, 'not_found')
    const clients = clientsOf(caller)
    const key = await keyOf(contents, settings.brandName)
    const etag = `"${key.slice(pictureFolder.length)}"`
    reply
      .header('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=${24 * maxAge}`)
      .header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const kept = await media.storage.read(key)
    reply.type('image/jpeg')
    if (kept) return reply.header('content-length', kept.size).send(kept.stream)
    const picture = await queues.work.run(clients, () => draw(context, contents, clients))
    await media.storage.put(key, picture)
    return reply.send(picture)
  })
}

async function keyOf(contents: Contents, brand: string): Promise<string> {
  const { drawing } = await import('./draw-picture.ts')
  const digest = createHash('sha256').update(JSON.stringify([drawing, brand, contents]))
  return `${pictureFolder}${digest.digest('hex').slice(0, 40)}.jpg`
}

/** The first call loads the code that draws, with all its fonts. */
async function draw(
  { media, queues, settings }: Context,
  contents: Contents,
  clients: readonly string[],
): Promise<Buffer> {
  const { drawPicture } = await import('./draw-picture.ts')
  const { photo: hash } = contents
  const photo =
    hash === null
      ? null
      : await media.read({ hash, width: 960, format: 'jpg' }, (make) =>
          queues.pictures.run(clients, make),
        )
  return drawPicture(contents, { brand: settings.brandName, photo: photo?.stream ?? null })
}
