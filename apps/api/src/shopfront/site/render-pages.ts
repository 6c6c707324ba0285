import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../core/context.ts'
import { fetchInside } from './fetch-inside.ts'
import { pageLife, stockPageLife } from './lives.ts'
import type { RenderedPage, Site } from './site.ts'

/** A page is rendered once with this in place of its nonce; each answer gets a nonce of its own. */
export const noncePlaceholder = randomBytes(12).toString('hex')

interface Wish {
  url: string
  origin: string
  /** Who asks, for the queue. */
  clients: readonly string[]
}

export type Pages = (wish: Wish) => Promise<RenderedPage>

/** A kept page is sent at once; any other is rendered when it is the turn of whoever asks for it. */
export function makePages(
  app: FastifyInstance,
  site: Site,
  { settings, queues }: Pick<Context, 'settings' | 'queues'>,
): Pages {
  const kept = new LRUCache<string, Promise<RenderedPage>>({ max: 500, ttl: pageLife * 1000 })
  const ask = fetchInside(app)
  // A page that lacks what the API could not tell is drawn, but no search engine may take it for the page, and nobody
  // keeps it.
  const render = async (url: string, origin: string) => {
    let isWhole = true
    const fetch = async (request: Request) => {
      const answer = await ask(request)
      if (answer.status === 503) isWhole = false
      return answer
    }
    const wish = { url, origin, nonce: noncePlaceholder, settings: site.settings, fetch }
    const page = await site.render(wish)
    return isWhole || page.status !== 200 ? page : { ...page, status: 503 }
  }
  const keep = (url: string, origin: string) => {
    const made = render(url, origin)
    if (!settings.sharedCache) return made
    const key = keyOf(url, origin)
    const start = performance.now()
    kept.set(key, made)
    const settle = ({ status, hasStock }: RenderedPage) => {
      if (status !== 200) return kept.delete(key)
      // Counted from when its facts were read. Another page may be under way at the address by now.
      if (!hasStock || kept.peek(key) !== made) return kept
      return kept.set(key, made, { ttl: stockPageLife * 1000, start })
    }
    made.then(settle, () => kept.delete(key))
    return made
  }
  return ({ url, origin, clients }) => {
    const known = () => kept.get(keyOf(url, origin))
    // Asked for again in turn: somebody else may have had it made, and nobody waits for somebody else's turn.
    return known() ?? queues.work.run(clients, () => known() ?? keep(url, origin))
  }
}

function keyOf(url: string, origin: string): string {
  return `${origin} ${url}`
}
