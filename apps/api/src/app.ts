import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from './core/context.ts'
import type { Settings } from './core/settings.ts'
import { isTracing } from './core/tracing.ts'
import type { TrustedProxies } from './core/trusted-proxies.ts'
import { bindContract } from './platform/http/bind.ts'
import { invalidationsOf } from './platform/db/invalidation/invalidations.ts'
import { answerNotFound } from './platform/http/not-found.ts'
import { refuseNullInAddress } from './platform/http/null-in-address.ts'
import { readQuery } from './platform/http/query.ts'
import { countersInMemory, rateStoreOf } from './platform/http/rate-counters.ts'
import { countersIn } from './platform/http/rate-counters.store.ts'
import { setErrorHandler } from './platform/http/refusals.ts'
import type { Readiness } from './platform/health/readiness.ts'
import { serveHealth } from './platform/health/serve-health.ts'
import { buildSerializer, compileValidator } from './platform/http/compilers.ts'
import { translateRefusals } from './platform/http/translate-refusals.ts'
import { serveReference } from './platform/http/reference.ts'
import { answerBadAddress, answerWithRequestId, requestIdOf } from './platform/http/request-id.ts'
import { RequestLog } from './platform/http/request-log.ts'
import { SharedCache } from './platform/http/shared-cache.ts'
import { secureAnswers } from './platform/http/security-headers.ts'
import { guardSlowRequests } from './platform/http/slow-request-guard.ts'
import { countRequests, RequestCounts } from './platform/metrics/request-counts.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'
import { serveMakeLogos } from './platform/media/make-logos.ts'
import { serveMedia } from './platform/media/serve-media.ts'
import { checks, guards, operations, preparations } from './operations.ts'
import { identify } from './people/accounts/identify.ts'
import { serveMethods } from './money/method-work.ts'
import type { RecordAccess } from './platform/http/access.ts'
import { recordTeamAct } from './people/teams/record-team-act.ts'
import { mayView } from './people/customers/may-view.ts'
import { hasRole } from './people/accounts/has-role.ts'
import { recordAccess } from './people/staff/access/record-access.ts'
import { sightInsiders } from './stock/views/sight-insiders.ts'
import type { Attach } from './platform/mail/attachment.ts'
import { registerMailbox } from './platform/mail/mailbox.ts'
import { serveOneClick } from './saved/alerts/stopping/serve-one-click.ts'
import { serveIndexNowKey } from './shopfront/index-now/serve-index-now-key.ts'
import { serveProductFeeds } from './shopfront/product-feeds/serve-product-feeds.ts'
import { serveRss } from './shopfront/rss/serve-rss.ts'
import { serveLinkPictures } from './shopfront/link-pictures/serve-link-pictures.ts'
import { serveShareImages } from './shopfront/site/serve-share-images.ts'
import { serveSitemaps } from './shopfront/site/serve-sitemaps.ts'
import { serveSite } from './shopfront/site/serve.ts'
import type { Site } from './shopfront/site/site.ts'

export interface AppOptions {
  context: Context
  /** The attachments that the development mailbox shows beside a mail. */
  attach: Attach
  readiness: Readiness
  /** The built apps; without them every address outside `/api` is unknown. */
  site?: Site
  log: FastifyBaseLogger
  /** Where answers are counted. */
  counts?: RequestCounts
}

const routerOptions = {
  ignoreTrailingSlash: true,
  maxParamLength: 500,
  querystringParser: readQuery,
}

/** The API as a Fastify application: no port, no process, so tests run exactly what production runs. */
export async function buildApp({
  context,
  attach,
  readiness,
  site,
  log,
  counts = new RequestCounts(),
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    genReqId: requestIdOf,
    logController: new RequestLog(),
    frameworkErrors: answerBadAddress(context.settings),
    trustProxy: trustOf(context.settings.trustProxy),
    // The largest body of the contract is a form; 256 kB leaves room and keeps floods short.
    bodyLimit: 256 * 1024,
    routerOptions,
    ajv: { customOptions: { removeAdditional: false } },
    // A photo over a slow line takes minutes; headers that do not arrive, and bodies that stall, are cut off sooner.
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5000 },
    schemaController: { compilersFactory: { buildSerializer } },
    // Who has a connection still is answered; whatever the answer needs ends after the last one.
    return503OnClosing: false,
  })
  app.setValidatorCompiler(compileValidator)
  hookInto(app, context.settings)
  app.decorateRequest('identity', null)
  if (context.settings.metrics) countRequests(app, counts)
  sightInsiders(app, context.views)
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  await app.register(multipart)
  const counters = countersOf(context)
  await app.register(rateLimit, { global: false, store: rateStoreOf(counters) })
  const people = { identify, hasRole, mayView, record: recordCall }
  const handlers = { operations, preparations, guards, checks, ...people }
  const answers = { cache: new SharedCache(invalidationsOf(context.db)), counts }
  await bindContract(app, context, { ...handlers, ...answers, counters })
  await serveReference(app, context.settings, counters)
  serveHealth(app, readiness)
  serveMakeLogos(app)
  registerMailbox(app, context, attach)
  serveMedia(app, context)
  serveMethods(app, context)
  await serveOneClick(app, context)
  serveSitemaps(app, context, { publicPaths: site?.publicPaths ?? [], counters })
  serveProductFeeds(app, context, { counters })
  serveIndexNowKey(app, context)
  serveRss(app, context, { ...answers, counters })
  serveShareImages(app, context.settings)
  serveLinkPictures(app, context)
  if (site) await serveSite(app, context, { site, ...answers })
  answerNotFound(app)
  return app
}

/** What every request passes, whatever it asks for. */
/** What staff looked at or were refused, and what a member did in a vendor's name. */
const recordCall: RecordAccess = async (context, access) => {
  await recordAccess(context, access)
  await recordTeamAct(context, access)
}

function hookInto(app: FastifyInstance, settings: Settings) {
  // First, so that whatever a request begins is a part of it.
  if (isTracing()) traceRequests(app)
  setErrorHandler(app)
  answerWithRequestId(app)
  secureAnswers(app, settings)
  guardSlowRequests(app)
  refuseNullInAddress(app)
  translateRefusals(app)
}

function countersOf({ settings, db }: Context) {
  return isAlone(settings) ? countersInMemory() : countersIn(db)
}

/** Nobody else answers requests from this database. */
function isAlone({ databaseUrl, workers }: Settings): boolean {
  return databaseUrl === undefined && workers === 1
}

/** What a process that only works answers: whether it lives, and whether it is ready. */
export function buildWorkerApp({
  readiness,
  log,
  counts = new RequestCounts(),
}: Pick<AppOptions, 'readiness' | 'log' | 'counts'>): FastifyInstance {
  const app = fastify({ loggerInstance: log, genReqId: requestIdOf, disableRequestLogging: true })
  countRequests(app, counts)
  serveHealth(app, readiness)
  return app
}

/** Fastify takes no bare number any more, because a caller who reaches us past the proxies would be believed. */
function trustOf(proxies: TrustedProxies) {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies
  return proxies === false ? false : [...proxies]
}
