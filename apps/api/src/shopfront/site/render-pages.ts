import { translatorOf } from '@bandari/i18n/catalogues'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../core/context.ts'
import { News, type Versions } from '../../platform/db/news/news.ts'
import type { SharedCache } from '../../platform/http/shared-cache.ts'
import type { RequestCounts } from '../../platform/metrics/request-counts.ts'
import { internalApi } from './internal-api.ts'
import { pageMaxAge, stockPageMaxAge } from './max-ages.ts'
import { type EncodedPage, encodePage, noncePlaceholder } from './page-bytes.ts'
import type { Site } from './site.ts'

/** Bytes of the pages that are kept; one has some 100,000. */
const maxCacheBytes = 32 * 1024 * 1024

interface CachedPage {
  page: Promise<EncodedPage>
  /** From before it was drawn: a page that was drawn before a change is not sent. */
  versions: Versions
}

interface PageRequest {
  url: string
  origin: string
  /** What the page depends on about its visitor; empty for a page that is the same for everybody. */
  destination: string
  /** The visitor's address. */
  ip: string
  /** Who asks, for the queue. */
  clients: readonly string[]
}

interface PagesContext extends Pick<Context, 'settings' | 'queues'> {
  /** Of the API's answers. */
  cache: SharedCache
  counts: RequestCounts
  news?: News
}

export type Pages = (wish: PageRequest) => Promise<EncodedPage>

/** A kept page is sent at once; any other is rendered when it is the turn of whoever asks for it. */
export function makePages(
  app: FastifyInstance,
  site: Site,
  { settings, queues, cache, counts, news = new News() }: PagesContext,
): Pages {
  const kept = new LRUCache<string, CachedPage>({
    max: 500,
    maxSize: maxCacheBytes,
    ttl: pageMaxAge * 1000,
  })
  const askApi = internalApi(app, { cache, counts })
  // A page that lacks what the API could not tell is drawn, but no search engine may take it for the page, and nobody
  // keeps it.
  const render = async ({ url, origin, destination, ip }: PageRequest) => {
    let isWhole = true
    const ask = async (path: string, language: string) => {
      const answer = await askApi({ path, origin, language, ip })
      if (answer.status === 503) isWhole = false
      return answer
    }
    const rendered = await site.render({
      url,
      origin,
      destination,
      nonce: noncePlaceholder,
      settings: site.settings,
      translatorOf,
      ask,
    })
    const page = encodePage(rendered)
    return isWhole || page.status !== 200 ? page : { ...page, status: 503 }
  }
  const keep = (wish: PageRequest) => {
    const made: CachedPage = { page: render(wish), versions: news.versions }
    if (!settings.sharedCache) return made.page
    const key = keyOf(wish)
    const start = performance.now()
    kept.set(key, made, { size: 1 })
    const settle = ({ status, hasStock, size }: EncodedPage) => {
      if (status !== 200) return kept.delete(key)
      // Another page may be under way at the address by now.
      if (kept.peek(key) !== made) return kept
      const life = hasStock ? stockPageMaxAge : pageMaxAge
      // Counted from when its facts were read. What is put there again as it was keeps its size.
      return kept.set(key, { ...made }, { size, ttl: life * 1000, start })
    }
    made.page.then(settle, () => kept.delete(key))
    return made.page
  }
  return (wish) => {
    const known = () => {
      const found = kept.get(keyOf(wish))
      return found?.versions === news.versions ? found.page : undefined
    }
    // Asked for again in turn: somebody else may have had it made, and nobody waits for somebody else's turn.
    return known() ?? queues.work.run(wish.clients, () => known() ?? keep(wish))
  }
}

function keyOf({ url, origin, destination }: PageRequest): string {
  return `${origin} ${url} ${destination}`
}
