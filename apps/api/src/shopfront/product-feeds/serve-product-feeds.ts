import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import Negotiator from 'negotiator'
import type { Context } from '../../core/context.ts'
import { isPortal } from '../../platform/http/origin.ts'
import type { RateCounters } from '../../platform/http/rate-counters.ts'
import { makeRateGuard, type RateLimit } from '../../platform/http/rate-limit.ts'
import { sendDetail, sendThrottled } from '../../platform/http/refusals.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { partKey } from './feed-keys.ts'
import { findByToken, type FeedRow } from './product-feeds.store.ts'

/** A platform fetches once an hour at most; a guess at the address counts as well. */
const limits = [
  { max: 30, perSeconds: 600, by: ['ip'], counts: 'all' },
] as const satisfies RateLimit[]

/**
 * Serves the files that staff have switched on. They name whole chassis numbers, which pages of the shop hide the end of, so that
 * only who was given the address has them.
 */
export function serveProductFeeds(
  app: FastifyInstance,
  { db, settings, media }: Context,
  { counters }: { counters: RateCounters },
) {
  const guard = makeRateGuard({ app, counters }, 'product-feeds', settings.rateLimits ? limits : [])
  app.get<{ Params: { token: string; kind: string } }>(
    '/product-feeds/:token/:kind.csv',
    async (request, reply) => {
      const admission = await guard(request)
      if ('wait' in admission) return sendThrottled(reply, admission.wait)
      const { token, kind } = request.params
      const feed = isPortal(request.host, settings) ? undefined : await findByToken(db, token)
      if (feed?.kind !== kind || !isThere(feed) || !(await isStored(media.storage, feed)))
        return sendDetail(reply, 404, 'not_found')
      const etag = `W/"${feed.run}"`
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${kind}.csv"`)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
        .header('vary', 'accept-encoding')
        .header('etag', etag)
        .header('last-modified', feed.finished_at.toUTCString())
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const packed = Readable.from(partsOf(media.storage, feed))
      const { 'accept-encoding': accepted = '' } = request.headers
      const takesGzip = new Negotiator({ headers: { 'accept-encoding': accepted } })
      return takesGzip.encodings(['gzip']).length > 0
        ? reply.header('content-encoding', 'gzip').send(packed)
        : reply.header('content-encoding', 'identity').send(packed.pipe(createGunzip()))
    },
  )
}

type StoredFeed = FeedRow & { run: string; parts: number; finished_at: Date }

function isThere(feed: FeedRow): feed is StoredFeed {
  return feed.run !== null
}

/** A copy of the shop from its backup has no files until the next run. */
async function isStored(storage: Storage, { kind, run }: StoredFeed): Promise<boolean> {
  return (await storage.find(partKey(kind, run, 0))) !== null
}

async function* partsOf(
  storage: Storage,
  { kind, run, parts }: StoredFeed,
): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const stored = await storage.read(partKey(kind, run, part))
    // Cut off, an answer is known to be incomplete; without an end it would be taken for the whole stock.
    if (!stored) throw new Error(`Part ${part} of the feed ${kind} is missing`)
    yield* stored.stream as AsyncIterable<Buffer>
  }
}
