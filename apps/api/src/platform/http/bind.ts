import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  Admission,
  FieldChecks,
  Guards,
  OperationId,
  Operations,
  Preparations,
} from '../../core/contract.ts'
import { actingBy } from '../../core/acting-key.ts'
import type { Context } from '../../core/context.ts'
import type { RecordAccess } from './access.ts'
import type { FieldProblems } from '../../core/field-problems.ts'
import { requestedLanguage } from '../../core/language.ts'
import {
  admit,
  admitAccept,
  type HasRole,
  type Identify,
  type MayView,
  readBody,
  readFields,
} from './admit.ts'
import { answerShared, sendAnswer, sendShared } from './send-answer.ts'
import { contractRoutes } from './contract-routes.ts'
import { discardFiles, type Form } from './form.ts'
import { operationMetadata, takesForm } from './operation-metadata.ts'
import { originOf } from './origin.ts'
import { type SharedCache, sharedKey } from './shared-cache.ts'
import { clientsOf } from '../scheduling/clients-of.ts'
import type { RequestCounts } from '../metrics/request-counts.ts'
import type { RateCounters } from './rate-counters.ts'
import { makeRateGuard } from './rate-limit.ts'
import { type ValidPart, validPart } from './field-checks.ts'
import { sendInvalidBody, sendThrottled } from './refusals.ts'
import {
  type AnyAnswer,
  type AnyCall,
  type AnyHandler,
  type AnyPreparation,
  runOperation,
} from './run.ts'

interface Bound extends Shared {
  operations: Operations
  preparations: Preparations
  guards: Guards
  checks: FieldChecks
}

/** The dependencies that all operations share. */
interface Shared {
  identify: Identify
  hasRole: HasRole
  mayView: MayView
  record: RecordAccess
  counters: RateCounters
  counts: RequestCounts
  /** The cache of public answers. */
  cache: SharedCache
}

/** Puts every operation of the contract behind its path. A missing one does not compile. */
export async function bindContract(
  app: FastifyInstance,
  context: Context,
  { operations, preparations, guards, checks, ...shared }: Bound,
) {
  const routes = await contractRoutes()
  await app.register(
    async (api) => {
      for (const { operationId, ...route } of routes) {
        const handler = operations[operationId] as unknown as AnyHandler
        const prepare = preparations[operationId] as unknown as AnyPreparation | undefined
        const guard = guards[operationId] as unknown as AnyGuard | undefined
        const check = checks[operationId] as unknown as AnyCheck | undefined
        // The contract gives method, path and schemas; the rest is added here.
        const own = { operationId, handler, prepare, guard, check }
        api.route({ ...route, ...routeOf(app, context, { ...shared, ...own }) })
      }
    },
    { prefix: '/api' },
  )
}

type AnyCheck = (context: Context, call: AnyCall & ValidPart) => Promise<FieldProblems>

type AnyGuard = (context: Context, call: AnyCall) => Promise<Admission>

interface Route extends Shared {
  operationId: OperationId
  handler: AnyHandler
  prepare: AnyPreparation | undefined
  guard: AnyGuard | undefined
  check: AnyCheck | undefined
}

function routeOf(app: FastifyInstance, context: Context, route: Route) {
  const { operationId, handler, prepare, guard, check, cache, record, counters } = route
  const metadata = operationMetadata[operationId]
  const policy = context.settings.sharedCache ? metadata.cache : null
  const isLimited = context.settings.rateLimits
  const count = makeRateGuard({ app, counters }, operationId, isLimited ? metadata.rateLimit : [])
  const enter = async (request: FastifyRequest) => {
    const admission = await count(request)
    if (!isLimited || !guard || 'wait' in admission) return admission
    return both(admission, await guard(context, callOf(context, request)))
  }

  const isPreview = ({ query }: FastifyRequest) => !!metadata.cache && asksForPreview(query)
  const isShared = (request: FastifyRequest) =>
    policy !== null && !request.headers.authorization && !isPreview(request)

  const serveShared = async (request: FastifyRequest, reply: FastifyReply) => {
    const shared = isShared(request) ? cache.get(cacheKey(context, request)) : undefined
    if (!shared) return
    route.counts.cache.hits += 1
    return sendShared(request, reply, shared)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.validationError) return refuseBody(context, check, { request, reply })
    const admission = await enter(request)
    if ('wait' in admission) return sendThrottled(reply, admission.wait)
    const own = { ...context, log: request.log }
    const call = callOf(context, request)
    const runNow = () =>
      actingBy(actingKeyOf(request), async () => {
        const run = { operationId, metadata, handler, prepare, call, key: keyOf(request) }
        const answer = await runOperation(own, run)
        await record(own, { ...call, operationId, metadata, answer })
        return answer
      })
    const inQueue = () => context.queues.work.run(clientsOf(call), runNow)
    const run = () => settled(admission, metadata.queued ? inQueue : runNow)
    if (!policy || !isShared(request)) {
      if (isPreview(request)) reply.header('cache-control', 'no-store')
      return sendAnswer(reply, await run())
    }
    route.counts.cache.misses += 1
    return answerShared({ request, reply, policy, cache, key: cacheKey(context, request), run })
  }

  // Until the operation has ended, also when its caller has left.
  const answerFromDisk = (request: FastifyRequest, reply: FastifyReply) =>
    answer(request, reply).finally(() => discardFiles(request.body as Form))

  return {
    config: { operationId },
    // HEAD must change nothing, and a GET that writes would.
    exposeHeadRoute: !metadata.writes,
    attachValidation: check !== undefined || metadata.onDisk === true,
    onRequest: [admitAccept(metadata), serveShared, admit({ ...route, context, metadata })],
    preValidation: takesForm(metadata) ? readFields(context, metadata) : readBody(metadata),
    handler: metadata.onDisk === true ? answerFromDisk : answer,
  }
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Refuses an invalid body; it comes as far as this only where the operation has a check. */
async function refuseBody(
  context: Context,
  check: AnyCheck | undefined,
  { request, reply }: Exchange,
) {
  const { validationError: error } = request
  if (error?.validationContext !== 'body' || !check) throw error
  return sendInvalidBody(error, {
    request,
    reply,
    check: async (findings) => {
      const sound = validPart(request.body, findings)
      return sound ? check(context, { ...callOf(context, request), ...sound }) : {}
    },
  })
}

/** Combines two admissions. The second is asked only after the first has admitted the call. */
async function both(
  first: Exclude<Admission, { wait: number }>,
  second: Admission,
): Promise<Admission> {
  if ('wait' in second) {
    await first.settle(null)
    return second
  }
  return {
    settle: async (outcome) => {
      await first.settle(outcome)
      await second.settle(outcome)
    },
  }
}

/** Runs the operation and reports its outcome to the guard before the answer is sent. */
async function settled(
  { settle }: Exclude<Admission, { wait: number }>,
  run: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  let answer: AnyAnswer | null = null
  try {
    answer = await run()
    return answer
  } finally {
    await settle(answer)
  }
}

/** What somebody sees before it is published is for nobody else. */
function asksForPreview(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'preview' in query
}

function cacheKey({ settings }: Context, request: FastifyRequest): string {
  return sharedKey(originOf(request.host, settings), request.url)
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : undefined
}

function actingKeyOf({ identity }: FastifyRequest) {
  return identity?.account ? identity.key : null
}

function callOf({ settings }: Context, request: FastifyRequest): AnyCall {
  return {
    path: request.params ?? {},
    query: request.query ?? {},
    body: request.body,
    account: request.identity?.account ?? null,
    tokenHash: request.identity?.tokenHash ?? null,
    origin: originOf(request.host, settings),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: request.headers.cookie ?? '',
    language: requestedLanguage(request.headers['accept-language']),
  }
}
