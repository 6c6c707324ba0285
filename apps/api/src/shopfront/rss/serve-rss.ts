import { hash } from 'node:crypto'
import { inLanguage, type Language, offeredLanguages } from '@bandari/i18n'
import type { VehiclePage } from '@bandari/sdk'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../core/context.ts'
import { isPortal, originOf } from '../../platform/http/origin.ts'
import type { RateCounters } from '../../platform/http/rate-counters.ts'
import { makeRateGuard, type RateLimit } from '../../platform/http/rate-limit.ts'
import { sendDetail, sendThrottled } from '../../platform/http/refusals.ts'
import type { SharedCache } from '../../platform/http/shared-cache.ts'
import type { RequestCounts } from '../../platform/metrics/request-counts.ts'
import { internalApi } from '../site/internal-api.ts'
import { newestOf, writeRss } from './rss.ts'
import { listPublishedAt } from './rss-dates.store.ts'
import { feedQuery } from './rss-query.ts'
import { rssChannel } from './rss-channel.ts'

/** Seconds for which a feed is the same for everybody. */
const maxAge = 300

/** The newest that a feed has. */
const mostItems = 50

/** For readers: one asks for each of its feeds a few times an hour, and many people share an address. */
const limits = [
  { max: 60, perSeconds: 60, by: ['ip'], counts: 'all' },
] as const satisfies RateLimit[]

interface RssFile {
  status: 200
  text: string
  etag: string
  modified: Date | null
}

/** Why there is no such feed: what the search answered. */
interface NoFile {
  status: number
}

interface Feed {
  origin: string
  language: Language
  query: URLSearchParams
  ip: string
}

/**
 * Serves new stock to feed readers: /rss.xml, below the prefix of each language, with the filters of the vehicle search in its
 * query. The search itself finds and judges them; what a reader fetches counts as shown to nobody.
 */
export function serveRss(
  app: FastifyInstance,
  context: Context,
  answers: { cache: SharedCache; counts: RequestCounts; counters: RateCounters },
) {
  const { settings } = context
  const guard = makeRateGuard(
    { app, counters: answers.counters },
    'rss',
    settings.rateLimits ? limits : [],
  )
  const read = openReader(app, context, answers)
  const files = new LRUCache<string, Promise<RssFile | NoFile>>({ max: 200, ttl: maxAge * 1000 })
  const fileOf = (key: string, feed: Feed) => {
    const cached = files.get(key)
    if (cached) return cached
    const made = read(feed)
    if (!settings.sharedCache) return made
    files.set(key, made)
    // A refusal may be over a moment later.
    void made
      .then(({ status }) => status !== 200 && files.delete(key))
      .catch(() => files.delete(key))
    return made
  }
  for (const language of offeredLanguages) {
    const path = inLanguage('/rss.xml', language)
    app.get(path, async (request, reply) => {
      const query = feedQuery(request.url)
      if (isPortal(request.host, settings) || query === null)
        return sendDetail(reply, 404, 'not_found')
      const admission = await guard(request)
      if ('wait' in admission) return sendThrottled(reply, admission.wait)
      const origin = originOf(request.host, settings)
      const feed = { origin, language, query, ip: request.ip }
      const file = await fileOf(`${origin}${path}?${query.toString()}`, feed)
      if ('text' in file) return send(request, reply, file)
      return file.status >= 500 || file.status === 429
        ? reply.code(file.status).header('retry-after', 30).send()
        : sendDetail(reply, 404, 'not_found')
    })
  }
}

function openReader(
  app: FastifyInstance,
  context: Context,
  answers: { cache: SharedCache; counts: RequestCounts },
) {
  const ask = internalApi(app, answers)
  const readPage = async ({ origin, language, query, ip }: Feed, page: number) => {
    const asked = new URLSearchParams(query)
    asked.set('ordering', '-date_created')
    asked.set('page', String(page))
    return ask({ path: `/api/vehicles/?${asked.toString()}`, origin, language, ip, reads: [] })
  }
  return async (feed: Feed): Promise<RssFile | NoFile> => {
    const first = await readPage(feed, 1)
    if (first.status !== 200) return { status: first.status }
    const found = first.body as VehiclePage
    const second = found.next === null ? null : await readPage(feed, 2)
    const more = second?.status === 200 ? (second.body as VehiclePage).results : []
    const vehicles = [...found.results, ...more].slice(0, mostItems)
    const ids = vehicles.map(({ id }) => id)
    const dates =
      ids.length === 0 ? new Map<number, Date>() : await listPublishedAt(context.db, ids)
    const { brandName } = context.settings
    const channel = rssChannel({ ...feed, brandName, vehicles, dates, most: mostItems })
    const text = writeRss(channel)
    const etag = `W/"${hash('sha1', text, 'base64url')}"`
    return { status: 200, text, etag, modified: newestOf(channel.items) }
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { text, etag, modified }: RssFile) {
  reply
    .type('application/rss+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('etag', etag)
  if (modified) reply.header('last-modified', modified.toUTCString())
  return isKnown(request, { etag, modified }) ? reply.code(304).send() : reply.send(text)
}

/** A tag says more than a time: a listing may change without a newer one (RFC 9110, 13.2.2). */
function isKnown(
  { headers }: FastifyRequest,
  { etag, modified }: Pick<RssFile, 'etag' | 'modified'>,
) {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return modified !== null && since >= Math.floor(modified.getTime() / 1000) * 1000
}
