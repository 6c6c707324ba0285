import { setTimeout } from 'node:timers/promises'
import { offeredLanguages } from '@bandari/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { countrySlug } from '../../landed/import-places.ts'
import { listRuledCountries } from '../../landed/rules.store.ts'
import { isPortal, originOf } from '../../platform/http/origin.ts'
import type { RateCounters } from '../../platform/http/rate-counters.ts'
import { makeRateGuard, type RateGuard, type RateLimit } from '../../platform/http/rate-limit.ts'
import { sendDetail, sendThrottled } from '../../platform/http/refusals.ts'
import { clientsOf } from '../../platform/scheduling/clients-of.ts'
import { readRuledCountries } from '../summaries/ruled-countries.ts'
import { carPages } from './car-entries.ts'
import { listCarRows } from './car-entries.store.ts'
import { robotsText } from './robots.ts'
import { SitemapCache, type Lines } from './sitemap-cache.ts'
import { pagesSitemapMaxAge, sitemapMaxAge } from './max-ages.ts'
import {
  articlePage,
  type Entry,
  importPage,
  productPage,
  searchPage,
  sellerPage,
  sitemapIndex,
  urlEntries,
  urlsetEnd,
  urlsetStart,
} from './sitemap.ts'
import {
  listArticleEntries,
  listProductEntries,
  listProductFiles,
  listSearchEntries,
  listSellerIds,
  type ProductFile,
} from './sitemap.store.ts'

/** The most products in a file, which may hold 50,000 addresses (sitemaps.org): one for each language. */
const fileSize = Math.floor(50_000 / offeredLanguages.length)
/** Leaves room for the pages beside them. */
const maxArticles = Math.floor(fileSize * 0.7)
const maxSellers = Math.floor(fileSize * 0.2)

/**
 * Rate limits for crawlers: one reads all our lists in a minute. A file is a megabyte, and a caller who never stops
 * would take the bandwidth of others.
 */
const fileLimits = [
  { max: 60, perSeconds: 60, by: ['ip'], counts: 'all' },
] as const satisfies RateLimit[]

interface SitemapContext {
  /** The paths of pages that everybody may read. */
  publicPaths: readonly string[]
  counters: RateCounters
}

/** Serves search engines robots.txt, and an index of files that together name every page of the shop. */
export function serveSitemaps(
  app: FastifyInstance,
  context: Context,
  { publicPaths, counters }: SitemapContext,
) {
  const { db, settings } = context
  const files = cacheFor(600, () => listProductFiles(db, fileSize))
  const cars = cacheFor(600, () => listCarFiles(db))
  const limits = settings.rateLimits ? fileLimits : []
  const send = openSender(context, makeRateGuard({ app, counters }, 'sitemaps', limits))

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${sitemapMaxAge}`)
      .send(robotsText(isPortal(request.host, settings) ? null : originOf(request.host, settings))),
  )
  app.get('/sitemap.xml', (request, reply) =>
    send(request, reply, {
      path: '/sitemap.xml',
      async *write(origin) {
        yield sitemapIndex(origin, indexOf(await files(), await cars()))
      },
    }),
  )
  app.get('/sitemaps/pages.xml', (request, reply) =>
    send(request, reply, {
      path: '/sitemaps/pages.xml',
      life: pagesSitemapMaxAge,
      async *write(origin) {
        const pages = publicPaths.map((path) => ({ path }))
        yield* linesOf(origin, [...pages, ...(await knownPages(context))])
      },
    }),
  )
  app.get('/sitemaps/searches.xml', (request, reply) =>
    send(request, reply, {
      path: '/sitemaps/searches.xml',
      async *write(origin) {
        yield* linesOf(origin, (await listSearchEntries(db, fileSize)).map(searchPage))
      },
    }),
  )
  serveCarFiles(app, { cars, send })
  app.get<{ Params: { n: string } }>(
    '/sitemaps/vehicles-:n(^[1-9]\\d{0,5}).xml',
    async (request, reply) => {
      const n = Number(request.params.n)
      if (!(await files()).some((file) => file.n === n)) return sendDetail(reply, 404, 'not_found')
      return send(request, reply, {
        path: `/sitemaps/vehicles-${n}.xml`,
        write: (origin) => productLines(db, origin, n),
      })
    },
  )
}

interface CarFiles {
  cars: () => Promise<Entry[][]>
  send: ReturnType<typeof openSender>
}

/** Files of the pages of makes, models, bodies and countries. */
function serveCarFiles(app: FastifyInstance, { cars, send }: CarFiles) {
  app.get<{ Params: { n: string } }>(
    '/sitemaps/cars-:n(^[1-9]\\d{0,2}).xml',
    async (request, reply) => {
      const { n } = request.params
      const entries = (await cars())[Number(n) - 1]
      if (!entries) return sendDetail(reply, 404, 'not_found')
      return send(request, reply, {
        path: `/sitemaps/cars-${n}.xml`,
        async *write(origin) {
          yield* linesOf(origin, entries)
        },
      })
    },
  )
}

/** The pages that data bring along, beside those of products and searches. */
async function knownPages({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Entry[]> {
  const articles = await listArticleEntries(db, clock.now(), maxArticles)
  const countries = await listRuledCountries(db)
  return [
    ...countries.map((rules) => importPage(countrySlug(rules))),
    ...articles.map(articlePage),
    ...(await listSellerIds(db, maxSellers)).map(sellerPage),
  ]
}

interface File {
  /** The path in the index; other addresses of the file are the same. */
  path: string
  write: (origin: string) => ReturnType<Lines>
  /** Seconds. */
  life?: number
}

/**
 * Milliseconds until a refusal is sent. A client that is refused at once asks again at once: sixteen such calls at a
 * time took a visitor's page three times as long (`pnpm attack`).
 */
const refusedAfter = 200

/** Sends a list from the cache, or makes it first. */
function openSender({ settings, queues }: Context, guard: RateGuard) {
  const sitemaps = new SitemapCache({ queue: queues.work, isCaching: settings.sharedCache })
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, write, life = sitemapMaxAge }: File,
  ) => {
    if (isPortal(request.host, settings)) return sendDetail(reply, 404, 'not_found')
    const admission = await guard(request)
    if ('wait' in admission) {
      await setTimeout(refusedAfter)
      return sendThrottled(reply, admission.wait)
    }
    const origin = originOf(request.host, settings)
    const file = await sitemaps.file(origin + path, life, () => write(origin))
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${life}`)
      .header('vary', 'accept-encoding')
      .header('etag', file.etag)
    // A crawler asks again with the tag of the list that it has.
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
    if (takesGzip(request)) return reply.header('content-encoding', 'gzip').send(file.gzipped)
    return reply.send(sitemaps.plain(file, clientsOf({ account: null, ip: request.ip })))
  }
}

const takesGzip = ({ headers: { 'accept-encoding': accepted = '' } }: FastifyRequest) =>
  new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(['gzip']).length > 0

/** Entries per part: writing them takes some milliseconds. */
const part = 250

function* linesOf(origin: string, entries: readonly Entry[]): Generator<string> {
  yield urlsetStart
  for (let from = 0; from < entries.length; from += part)
    yield urlEntries(origin, entries.slice(from, from + part))
  yield urlsetEnd
}

async function* productLines(db: Database, origin: string, n: number): AsyncGenerator<string> {
  yield urlsetStart
  const range = { after: (n - 1) * fileSize, upTo: n * fileSize }
  for await (const products of listProductEntries(db, range)) {
    yield urlEntries(origin, products.map(productPage))
  }
  yield urlsetEnd
}

/** The pages of makes, models, bodies and countries, in files of no more than a file may hold. */
async function listCarFiles(db: Database): Promise<Entry[][]> {
  const countries = (await readRuledCountries(db)).map(({ slug }) => slug)
  const entries = carPages(await listCarRows(db), countries)
  const files = Math.ceil(entries.length / fileSize)
  return Array.from({ length: files }, (_, n) => entries.slice(n * fileSize, (n + 1) * fileSize))
}

function indexOf(products: readonly ProductFile[], cars: readonly (readonly Entry[])[]): Entry[] {
  return [
    { path: '/sitemaps/pages.xml' },
    { path: '/sitemaps/searches.xml' },
    ...cars.map((entries, n) => ({
      path: `/sitemaps/cars-${n + 1}.xml`,
      modified: latestOf(entries),
    })),
    ...products.map(({ n, modified }) => ({ path: `/sitemaps/vehicles-${n}.xml`, modified })),
  ]
}

function latestOf(entries: readonly Entry[]): Date {
  return new Date(Math.max(...entries.map(({ modified }) => modified?.getTime() ?? 0)))
}

/** Caches the result of a query over all products for that many seconds. */
function cacheFor<T extends object>(seconds: number, read: () => Promise<T>): () => Promise<T> {
  const results = new LRUCache<'all', Promise<T>>({ max: 1, ttl: seconds * 1000 })
  return () => {
    const cached = results.get('all')
    if (cached) return cached
    const made = read()
    results.set('all', made)
    made.catch(() => results.delete('all'))
    return made
  }
}
