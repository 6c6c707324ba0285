import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../core/context.ts'
import { isPortal, originOf } from '../../platform/http/origin.ts'
import { answerForms } from './answer-forms.ts'
import { fetchInside } from './fetch-inside.ts'
import { pageLife, pageStale } from './lives.ts'
import { isPage } from './pages.ts'
import { portalPolicy, storefrontPolicy } from './security-headers.ts'
import type { RenderedPage, Site } from './site.ts'

const immutable = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  decorateReply: false,
} as const

/** Serves the files of both apps, and at every other address the portal's page or a rendered one. */
export async function serveSite(
  app: FastifyInstance,
  { settings, partner }: Context,
  site: Site,
): Promise<void> {
  await app.register(staticFiles, {
    root: join(site.storefrontFiles, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    ...immutable,
  })
  await app.register(staticFiles, {
    root: join(site.portalFiles, 'portal-assets'),
    prefix: '/portal-assets/',
    wildcard: false,
    ...immutable,
  })
  serveRootFiles(app, site.storefrontFiles)
  await answerForms(app, settings)

  const pages = makePages(app, site, settings.sharedCache)
  app.get('/*', async (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound()
    if (isPortal(request.host, settings)) {
      reply
        .header('content-security-policy', portalPolicy(settings))
        .header('cache-control', 'no-cache')
      return reply.type('text/html; charset=utf-8').send(site.portalPage)
    }
    const page = await pages(request.url, originOf(request.host, settings))
    if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status)
    const nonce = randomBytes(16).toString('base64url')
    if (page.status === 503) reply.header('retry-after', comeAgainAfter)
    return reply
      .code(page.status)
      .header(
        'content-security-policy',
        storefrontPolicy(nonce, {
          google: page.allowsGoogle ? site.settings.google : null,
          pictureOrigin: partner.pictureOrigin,
        }),
      )
      .header(
        'cache-control',
        page.status === 200
          ? `public, max-age=${pageLife}, stale-while-revalidate=${pageStale}`
          : 'no-store',
      )
      .type('text/html; charset=utf-8')
      .send(page.html.replaceAll(noncePlaceholder, nonce))
  })
}

/** A page is rendered once with this in place of its nonce; each answer gets a nonce of its own. */
const noncePlaceholder = randomBytes(12).toString('hex')

/** Seconds until a page that could not be made may be asked for again. */
const comeAgainAfter = 5

type Pages = (url: string, origin: string) => Promise<RenderedPage>

function makePages(app: FastifyInstance, site: Site, keep: boolean): Pages {
  const kept = new LRUCache<string, Promise<RenderedPage>>({ max: 500, ttl: pageLife * 1000 })
  const ask = fetchInside(app)
  // A page that lacks what the API could not tell is drawn, but no search engine may take it for the page, and nobody
  // keeps it.
  const render: Pages = async (url, origin) => {
    let isWhole = true
    const fetch = async (request: Request) => {
      const answer = await ask(request)
      if (answer.status === 503) isWhole = false
      return answer
    }
    const { settings } = site
    const page = await site.render({ url, origin, nonce: noncePlaceholder, settings, fetch })
    return isWhole || page.status !== 200 ? page : { ...page, status: 503 }
  }
  if (!keep) return render
  return (url, origin) => {
    const key = `${origin} ${url}`
    const known = kept.get(key)
    if (known) return known
    const made = render(url, origin)
    kept.set(key, made)
    made.then(
      (page) => page.status === 200 || kept.delete(key),
      () => kept.delete(key),
    )
    return made
  }
}

/** favicon and the like, which live at the root. */
function serveRootFiles(app: FastifyInstance, root: string) {
  const names = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name),
  )
  for (const { name } of names) {
    app.get(`/${name}`, (_, reply) => reply.sendFile(name, root, { maxAge: '1d' }))
  }
}
