import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../core/context.ts'
import { invalidationsOf } from '../../platform/db/invalidation/invalidations.ts'
import { isPortal, originOf } from '../../platform/http/origin.ts'
import { isRead, readerOf } from '../../platform/http/reading.ts'
import type { SharedCache } from '../../platform/http/shared-cache.ts'
import { portalPage, type RequestCounts } from '../../platform/metrics/request-counts.ts'
import { OverloadedError } from '../../platform/scheduling/overloaded.ts'
import { clientsOf } from '../../platform/scheduling/clients-of.ts'
import { answerForms } from './answer-forms.ts'
import { drawBusyPage } from './busy-page.ts'
import { pageMaxAge, pageStaleWhileRevalidate, stockPageMaxAge } from './max-ages.ts'
import { bytesOf, type EncodedPage, encodingFor, zip } from './page-bytes.ts'
import { isPage } from './pages.ts'
import { findPreview } from '../previews/previews.store.ts'
import { portalPageOf } from './portal-page.ts'
import { endedPreviewPage, previewHeaders, previewToken, withNotice } from './preview-page.ts'
import { savesData } from './saves-data.ts'
import { serveManifests } from './serve-manifests.ts'
import { makePages } from './render-pages.ts'
import { portalPolicy, storefrontPolicy } from './security-headers.ts'
import { publicSettings, type Site } from './site.ts'

/** Headers of files whose names change with their contents. Each is sent dozens of times a visit, so they say once when it changes. */
const immutable = {
  maxAge: '365d',
  immutable: true,
  preCompressed: true,
  lastModified: false,
  acceptRanges: false,
} as const

/** Serves the files of both apps, and at every other address the portal's page or a rendered page. */
export async function serveSite(
  app: FastifyInstance,
  context: Context,
  { site, ...answers }: { site: Site; cache: SharedCache; counts: RequestCounts },
): Promise<void> {
  const { settings } = context
  context.vitals.knowPages(site.pagePatterns)
  await serveFiles(app, site)
  serveManifests(app, settings)
  await answerForms(app, settings)

  const pages = makePages(app, site, {
    ...context,
    ...answers,
    invalidations: invalidationsOf(context.db),
  })
  app.get('/*', async (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound()
    const isOfPortal = isPortal(request.host, settings)
    if (settings.metrics)
      request.page = isOfPortal ? portalPage : site.routeOf(request.url, publicSettings(settings))
    if (isOfPortal) return sendPortal(reply, site.portalPage, settings)
    const { url, ip } = request
    const preview = previewToken(url)
    if (preview !== null) {
      reply.headers(previewHeaders)
      const now = context.clock.now()
      if (!(await findPreview(context.db, preview, now)))
        return sendEndedPreview(reply, url, settings)
    }
    const destination = site.destinationFor(url, {
      cookies: request.headers.cookie ?? '',
      settings: publicSettings(settings),
    })
    const isSaving = savesData(request.headers)
    const page = await pages({
      url,
      origin: originOf(request.host, settings),
      destination,
      savesData: isSaving,
      ip,
      preview: preview ?? undefined,
      clients: clientsOf({ account: null, ip }),
    }).catch(busyOr)
    if (page instanceof OverloadedError)
      return sendBusyPage(reply, page, { brandName: settings.brandName, url })
    if (page.redirect !== undefined) return reply.redirect(page.redirect, page.status)
    if (page.status === 200 && preview === null && isRead(request))
      for (const whenRead of page.reads) whenRead(readerOf(request))
    const isOwn = destination !== '' || isSaving
    return sendPage(request, reply, {
      context,
      page,
      isSaving,
      isOwn,
      isPreview: preview !== null,
    })
  })
}

interface PageSent {
  context: Context
  page: EncodedPage
  isSaving: boolean
  /** It depends on its visitor. */
  isOwn: boolean
  isPreview: boolean
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, page, isSaving, isOwn, isPreview }: PageSent,
) {
  const { settings, partner } = context
  const nonce = randomBytes(16).toString('base64url')
  if (page.status === 503) reply.header('retry-after', comeAgainAfter)
  reply
    .code(page.status)
    .header(
      'content-security-policy',
      storefrontPolicy(nonce, {
        google: page.allowsGoogle ? publicSettings(settings).google : null,
        pictureOrigin: partner.pictureOrigin,
        cdnOrigin: settings.cdnOrigin,
      }),
    )
    .header('cache-control', isOwn ? privateCacheControl : cacheControlOf(page))
    .type('text/html; charset=utf-8')
  const body = bytesOf(page, nonce)
  if (!isPreview) return sendBytes(request, reply, { body, isSaving })
  reply.headers(previewHeaders)
  return sendBytes(request, reply, { body: withNotice(body, request.url), isSaving: false })
}

function sendEndedPreview(reply: FastifyReply, url: string, { brandName }: Context['settings']) {
  return reply
    .code(403)
    .header('content-security-policy', storefrontPolicy(''))
    .type('text/html; charset=utf-8')
    .send(endedPreviewPage({ brandName, url }))
}

function sendPortal(reply: FastifyReply, page: string, settings: Context['settings']) {
  reply
    .header('content-security-policy', portalPolicy(settings))
    .header('cache-control', 'no-cache')
  return reply.type('text/html; charset=utf-8').send(portalPageOf(page, settings.brandName))
}

interface Sent {
  body: Buffer
  isSaving: boolean
}

async function sendBytes(request: FastifyRequest, reply: FastifyReply, { body, isSaving }: Sent) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  // A cache in between must not give the page of everybody to whoever saves data.
  reply.header('vary', 'accept-encoding, save-data')
  const sent = encoding === null ? body : await zip(body, encoding)
  // Browsers count the unpacked size of a document that a worker hands on, so the page is told.
  if (isSaving) reply.header('server-timing', `bytes;dur=${sent.length}`)
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(sent)
}

function cacheControlOf({ status, hasStock }: EncodedPage): string {
  if (status !== 200) return 'no-store'
  return hasStock
    ? `public, max-age=0, s-maxage=${stockPageMaxAge}, must-revalidate`
    : `public, max-age=${pageMaxAge}, stale-while-revalidate=${pageStaleWhileRevalidate}`
}

/**
 * For a page of one visitor's destination, or of a data saver: no shared cache may store it, and it is revalidated because the choice may
 * change.
 */
const privateCacheControl = 'private, no-cache'

/** Seconds until a page that could not be made may be asked for again. */
const comeAgainAfter = 5

async function serveFiles(app: FastifyInstance, site: Site) {
  await serveAssets(app, site)
  serveRootFiles(app, site.storefrontFiles)
  serveWorkers(app, site)
}

/**
 * One route for all files of a folder: one for each, and for each of its compressed forms, took 20 MB. A first visit fetches
 * some forty, so they have no id of their request, which nobody quotes, and no tag, because their names change with them.
 */
async function serveAssets(app: FastifyInstance, { storefrontFiles, portalFiles }: Site) {
  await app.register(staticFiles, { root: storefrontFiles, serve: false, ...immutable })
  const folders = { assets: storefrontFiles, 'portal-assets': portalFiles }
  for (const [folder, files] of Object.entries(folders)) {
    const root = join(files, folder)
    const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    // Folders have no ending.
    const names = new Set(found.filter((name) => extname(name) !== ''))
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, ({ params: { '*': name } }, reply) =>
      names.has(name)
        ? reply.removeHeader('x-request-id').sendFile(name, root, { etag: false })
        : reply.callNotFound(),
    )
  }
}

function sendBusyPage(
  reply: FastifyReply,
  { status, retryAfter }: OverloadedError,
  page: { brandName: string; url: string },
) {
  return reply
    .code(status)
    .header('retry-after', retryAfter)
    .header('cache-control', 'no-store')
    .header('content-security-policy', storefrontPolicy(''))
    .type('text/html; charset=utf-8')
    .send(drawBusyPage({ ...page, seconds: retryAfter }))
}

function busyOr(error: unknown): OverloadedError {
  if (error instanceof OverloadedError) return error
  throw error
}

/** favicon and the like, which live at the root. */
function serveRootFiles(app: FastifyInstance, root: string) {
  const names = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name) && !isWorker(entry.name),
  )
  for (const { name } of names) {
    app.get(`/${name}`, (_, reply) => reply.sendFile(name, root, { maxAge: '1d' }))
  }
}

const shopWorker = 'worker.js'
const portalWorker = 'portal-worker.js'
const isWorker = (name: string) => name === shopWorker

/** The service workers, which browsers and caches in between ask for anew: an old one would keep an old shop. */
function serveWorkers(app: FastifyInstance, { storefrontFiles, portalFiles }: Site) {
  const workers = { [shopWorker]: storefrontFiles, [portalWorker]: portalFiles }
  for (const [name, root] of Object.entries(workers)) {
    app.get(`/${name}`, (_, reply) =>
      reply.sendFile(name, root, { cacheControl: false }).header('cache-control', 'no-cache'),
    )
  }
}
