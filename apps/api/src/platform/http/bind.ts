import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { Account, Identity } from '../../core/account.ts'
import type { OperationId, Operations, Preparations } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { bindableContract } from './bindable.ts'
import { holdsNull, parseJsonFields, trimText } from './body.ts'
import { declaredTooLarge, type FormRefusal, readForm } from './form.ts'
import { type OperationFacts, operationFacts, takesForm } from './operation-facts.ts'
import { originOf } from './origin.ts'
import { type CachePolicy, SharedCache, type SharedAnswer } from './shared-cache.ts'
import { makeRateChecks } from './rate-limit.ts'
import { sendDetail, sendFields, sendNullRefusal, sendUnsupported } from './refusals.ts'
import {
  type AnyAnswer,
  type AnyCall,
  type AnyHandler,
  type AnyPreparation,
  runOperation,
} from './run.ts'

/** Whoever the `Authorization` header of a call stands for. */
export type Identify = (context: Context, header: string | undefined) => Promise<Identity>

interface Bound {
  operations: Operations
  preparations: Preparations
  identify: Identify
}

/** Puts every operation of the contract behind its path. A missing one does not compile. */
export async function bindContract(
  app: FastifyInstance,
  context: Context,
  { operations, preparations, identify }: Bound,
) {
  const cache = new SharedCache()
  await app.register(fastifyOpenapiGlue, {
    specification: bindableContract(),
    prefix: '/api',
    operationResolver: (id: string) => {
      const operationId = id as OperationId
      const handler = operations[operationId] as unknown as AnyHandler
      const prepare = preparations[operationId] as unknown as AnyPreparation | undefined
      // Method, path and schemas are the glue's; what is added here is ours.
      return routeOf(app, context, {
        operationId,
        cache,
        handler,
        prepare,
        identify,
      }) as unknown as RouteOptions
    },
  })
}

interface Route {
  operationId: OperationId
  handler: AnyHandler
  prepare: AnyPreparation | undefined
  cache: SharedCache
  identify: Identify
}

function routeOf(app: FastifyInstance, context: Context, route: Route) {
  const { operationId, handler, prepare, cache, identify } = route
  const facts = operationFacts[operationId]
  const policy = context.settings.sharedCache ? facts.cache : null
  const exceeded = makeRateChecks(
    app,
    operationId,
    context.settings.rateLimits ? facts.rateLimit : [],
  )

  const serveShared = async (request: FastifyRequest, reply: FastifyReply) => {
    const shared =
      policy && !request.headers.authorization ? cache.get(cacheKey(context, request)) : undefined
    if (shared) return sendShared(request, reply, shared)
  }

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const identity = await identify(context, request.headers.authorization)
    if ('refusal' in identity) return sendUnauthorized(reply, identity.refusal)
    if (facts.secured && !identity.account) {
      return sendUnauthorized(reply, 'Authentication credentials were not provided.')
    }
    if (!hasRole(identity.account, facts)) {
      return sendDetail(reply, 403, 'You do not have permission to perform this action.')
    }
    request.identity = identity
    return admitBody(request, reply, facts)
  }

  const readFields = async (request: FastifyRequest, reply: FastifyReply) => {
    const read = await readForm(request, facts.files)
    if ('refusal' in read) return sendFormRefusal(reply, read.refusal)
    if (holdsNull(withoutBytes(read.form, facts)))
      return sendNullRefusal(reply, facts.invalidStatus)
    request.body = read.form
  }

  const readBody = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = operationId === 'placeOrder' ? parseJsonFields(request.body) : request.body
    if (holdsNull(request.params)) return sendDetail(reply, 404, 'Not found.')
    if (holdsNull(request.query) || holdsNull(body))
      return sendNullRefusal(reply, facts.invalidStatus)
    request.body = trimText(body)
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = facts.rateLimit.length > 0 ? await exceeded(request) : null
    if (wait !== null) {
      reply.header('retry-after', wait)
      return sendDetail(reply, 429, `Request was throttled. Expected available in ${wait} seconds.`)
    }
    const run = () =>
      runOperation(
        { ...context, log: request.log },
        {
          operationId,
          facts,
          handler,
          prepare,
          call: callOf(context, request),
          key: keyOf(request),
        },
      )
    if (!policy || request.headers.authorization) return sendAnswer(reply, await run())
    return answerShared({ request, reply, policy, cache, key: cacheKey(context, request), run })
  }

  return {
    onRequest: [serveShared, admit],
    preValidation: takesForm(facts) ? readFields : readBody,
    handler: answer,
  }
}

/** Before a byte of it is read: whether it is of the kind that the operation takes, and not too large. */
function admitBody(request: FastifyRequest, reply: FastifyReply, facts: OperationFacts) {
  const isForm = /^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  if (facts.method === 'get') return
  if (isForm !== takesForm(facts)) return sendUnsupported(reply, request)
  if (!isForm) return
  const refusal = declaredTooLarge(request, facts.files)
  if (refusal) return sendFormRefusal(reply, refusal)
}

function sendFormRefusal(reply: FastifyReply, refusal: FormRefusal) {
  return 'detail' in refusal
    ? sendDetail(reply, refusal.status, refusal.detail)
    : sendFields(reply, refusal.status, refusal.fields)
}

/** The bytes of a file may hold what no text may. */
function withoutBytes(form: Record<string, unknown>, { files }: OperationFacts) {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !Object.hasOwn(files, name)))
}

/** An agent is looked up by the handler, which needs the agent's record anyway. */
function hasRole(account: Account | null, { role, staff }: OperationFacts): boolean {
  if (role === 'staff') return isStaff(account, staff)
  if (role === 'vendor') return account?.seller_status === 'approved'
  return true
}

/** An administrator may do whatever staff may. */
function isStaff(account: Account | null, roles: readonly string[] | null): boolean {
  const role = account?.staff_role ?? null
  return role !== null && (role === 'admin' || roles === null || roles.includes(role))
}

interface Sharing {
  request: FastifyRequest
  reply: FastifyReply
  policy: CachePolicy
  cache: SharedCache
  key: string
  run: () => Promise<AnyAnswer>
}

async function answerShared({ request, reply, policy, cache, key, run }: Sharing) {
  let own: AnyAnswer | undefined
  const shared = await cache.through(key, policy, async () => {
    own = await run()
    // Only plain successes are shared: a refusal is made anew for whoever earns it.
    return own.status === 200
      ? { text: serialize(reply, own.body), stillTrue: own.stillTrue }
      : null
  })
  if (shared) return sendShared(request, reply, shared)
  return sendAnswer(reply, own ?? (await run()))
}

function serialize(reply: FastifyReply, body: unknown): string {
  return String(reply.serializeInput(body as Record<string, unknown>, '200', 'application/json'))
}

function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag, cacheControl }: SharedAnswer,
) {
  reply
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .header('vary', 'Authorization, Origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

function sendAnswer(reply: FastifyReply, { status, body, headers }: AnyAnswer) {
  reply.code(status).header('cache-control', 'no-store').header('vary', 'Authorization, Origin')
  if (headers) reply.headers(headers)
  if (body === undefined) return reply.send()
  if (!(body instanceof Buffer)) reply.type('application/json; charset=utf-8')
  return reply.send(body)
}

function sendUnauthorized(reply: FastifyReply, sentence: string) {
  return sendDetail(reply.header('www-authenticate', 'Token'), 401, sentence)
}

function cacheKey({ settings }: Context, request: FastifyRequest): string {
  return `${originOf(request.host, settings)} ${request.url}`
}

function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : undefined
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
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Exclude<Identity, { refusal: string }> | null
  }
}
