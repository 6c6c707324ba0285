import { translatorOf } from '@bandari/i18n/catalogues'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../core/context.ts'
import type { WhenRead } from '../../core/contract.ts'
import { Invalidations, type Versions } from '../../platform/db/invalidation/invalidations.ts'
import type { SharedCache } from '../../platform/http/shared-cache.ts'
import type { RequestCounts } from '../../platform/metrics/request-counts.ts'
import { internalApi } from './internal-api.ts'
import { pageMaxAge, stockPageMaxAge } from './max-ages.ts'
import { type EncodedPage, encodePage, noncePlaceholder } from './page-bytes.ts'
import { publicSettings, type Site } from './site.ts'

/** The most bytes of pages in the cache; one page has some 100,000. */
const maxCacheBytes = 32 * 1024 * 1024

interface CachedPage {
  page: Promise<EncodedPage>
  /** The versions from before it was rendered: a page that was rendered before a change is not sent. */
  versions: Versions
}

interface PageRequest {
  url: string
  origin: string
  /** What the page depends on about its visitor; empty for a page that is the same for everybody. */
  destination: string
  /** Whether its pictures wait for a press. */
  savesData: boolean
  /** The visitor's address. */
  ip: string
  /** The token of a preview, which is rendered for its reader alone. */
  preview?: string | undefined
  /** The clients that the queue counts the request for. */
  clients: readonly string[]
}

interface PagesContext extends Pick<Context, 'settings' | 'queues'> {
  /** The cache of the API's answers. */
  cache: SharedCache
  counts: RequestCounts
  invalidations?: Invalidations
}

export type Pages = (request: PageRequest) => Promise<EncodedPage>

/** A cached page is sent at once; any other is rendered when the queue gives its client a turn. */
export function makePages(
  app: FastifyInstance,
  site: Site,
  { settings, queues, cache, counts, invalidations = new Invalidations() }: PagesContext,
): Pages {
  const limits = { max: 500, maxSize: maxCacheBytes, ttl: pageMaxAge * 1000 }
  const pages = new LRUCache<string, CachedPage>(limits)
  const askApi = internalApi(app, { cache, counts })
  const render = renderer(site, { settings, askApi })
  const draw = (request: PageRequest) => {
    const entry: CachedPage = { page: render(request), versions: invalidations.versions }
    if (!settings.sharedCache || request.preview !== undefined) return entry.page
    const key = keyOf(request)
    const start = performance.now()
    pages.set(key, entry, { size: 1 })
    const settle = ({ status, hasStock, size }: EncodedPage) => {
      if (status !== 200) return pages.delete(key)
      // A newer page may have replaced it at this address.
      if (pages.peek(key) !== entry) return pages
      const life = hasStock ? stockPageMaxAge : pageMaxAge
      // The age counts from when its facts were read. A new entry is set, because an entry that is set again unchanged
      // keeps its size.
      return pages.set(key, { ...entry }, { size, ttl: life * 1000, start })
    }
    entry.page.then(settle, () => pages.delete(key))
    return entry.page
  }
  return (request) => {
    const cachedPage = () => {
      if (request.preview !== undefined) return undefined
      const found = pages.get(keyOf(request))
      return found?.versions === invalidations.versions ? found.page : undefined
    }
    // The cache is read again at its turn: somebody else may have had the page rendered meanwhile, and nobody waits for
    // another client's turn.
    return cachedPage() ?? queues.work.run(request.clients, () => cachedPage() ?? draw(request))
  }
}

type Ask = ReturnType<typeof internalApi>

/**
 * A page without what the API could not answer is rendered with status 503: no search engine may index it, and nobody caches it.
 */
function renderer(site: Site, { settings, askApi }: Pick<Context, 'settings'> & { askApi: Ask }) {
  return async ({ url, origin, destination, savesData, ip, preview }: PageRequest) => {
    let isWhole = true
    const reads: WhenRead[] = []
    const ask = async (path: string, language: string) => {
      const answer = await askApi({
        path: previewedPath(path, preview),
        origin,
        language,
        ip,
        reads,
      })
      if (answer.status === 503) isWhole = false
      return answer
    }
    const rendered = await site.render({
      url,
      origin,
      destination,
      savesData,
      nonce: noncePlaceholder,
      settings: publicSettings(settings),
      translatorOf,
      ask,
    })
    const page = encodePage(rendered, reads)
    return isWhole || page.status !== 200 ? page : { ...page, status: 503 }
  }
}

/** The calls that a preview changes. */
const previewed = /^\/api\/(article-list|deals|promotions)\/(\?|$)/

function previewedPath(path: string, preview: string | undefined): string {
  if (preview === undefined || !previewed.test(path)) return path
  return `${path}${path.includes('?') ? '&' : '?'}preview=${encodeURIComponent(preview)}`
}

function keyOf({ url, origin, destination, savesData }: PageRequest): string {
  return `${origin} ${url} ${destination} ${savesData ? 'light' : ''}`
}
