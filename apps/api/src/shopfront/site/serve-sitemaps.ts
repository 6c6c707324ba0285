import { Readable } from 'node:stream'
import { offeredLanguages } from '@bandari/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { isPortal, originOf } from '../../platform/http/origin.ts'
import { sendDetail } from '../../platform/http/refusals.ts'
import { robotsText } from './robots.ts'
import { pagesSitemapLife, sitemapLife } from './lives.ts'
import {
  articlePage,
  type Entry,
  productPage,
  searchPage,
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
  type ProductFile,
} from './sitemap.store.ts'

/** The most products in a file, which may hold 50,000 addresses (sitemaps.org): one for each language. */
const fileSize = Math.floor(50_000 / offeredLanguages.length)
/** Leaves room for the pages beside them. */
const mostArticles = Math.floor(fileSize * 0.8)

/** Serves search engines robots.txt, and an index of files that together name every page of the shop. */
export function serveSitemaps(
  app: FastifyInstance,
  { db, clock, settings }: Context,
  publicPaths: readonly string[],
) {
  const files = keepFor(600, () => listProductFiles(db, fileSize))
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    write: (origin: string) => Body,
    life = sitemapLife,
  ) => {
    if (isPortal(request.host, settings)) return sendDetail(reply, 404, 'not_found')
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${life}`)
      .send(write(originOf(request.host, settings)))
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${sitemapLife}`)
      .send(robotsText(isPortal(request.host, settings) ? null : originOf(request.host, settings))),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const products = await files()
    return send(request, reply, (origin) => sitemapIndex(origin, indexOf(products)))
  })
  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const pages = [
      ...publicPaths.map((path) => ({ path })),
      ...(await listArticleEntries(db, clock.now(), mostArticles)).map(articlePage),
    ]
    return send(request, reply, (origin) => whole(origin, pages), pagesSitemapLife)
  })
  app.get('/sitemaps/searches.xml', async (request, reply) => {
    const pages = (await listSearchEntries(db, fileSize)).map(searchPage)
    return send(request, reply, (origin) => whole(origin, pages))
  })
  app.get<{ Params: { n: string } }>(
    '/sitemaps/vehicles-:n(^[1-9]\\d{0,5}).xml',
    async (request, reply) => {
      const n = Number(request.params.n)
      if (!(await files()).some((file) => file.n === n)) return sendDetail(reply, 404, 'not_found')
      return send(request, reply, (origin) => Readable.from(productLines(db, origin, n)))
    },
  )
}

type Body = string | Readable

function whole(origin: string, entries: readonly Entry[]): string {
  return urlsetStart + urlEntries(origin, entries) + urlsetEnd
}

async function* productLines(db: Database, origin: string, n: number): AsyncGenerator<string> {
  yield urlsetStart
  const range = { after: (n - 1) * fileSize, upTo: n * fileSize }
  for await (const products of listProductEntries(db, range)) {
    yield urlEntries(origin, products.map(productPage))
  }
  yield urlsetEnd
}

function indexOf(products: readonly ProductFile[]): Entry[] {
  return [
    { path: '/sitemaps/pages.xml' },
    { path: '/sitemaps/searches.xml' },
    ...products.map(({ n, modified }) => ({ path: `/sitemaps/vehicles-${n}.xml`, modified })),
  ]
}

/** One query of all products serves every call within this many seconds. */
function keepFor<T extends object>(seconds: number, read: () => Promise<T>): () => Promise<T> {
  const kept = new LRUCache<'all', Promise<T>>({ max: 1, ttl: seconds * 1000 })
  return () => {
    const known = kept.get('all')
    if (known) return known
    const made = read()
    kept.set('all', made)
    made.catch(() => kept.delete('all'))
    return made
  }
}
