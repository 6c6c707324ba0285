import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import type { OperationId, Operations, Preparations } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import type { RecordAccess } from './access.ts'
import { languageAsked } from '../../core/language.ts'
import { admit, type Identify, readBody, readFields } from './admit.ts'
import { answerShared, sendAnswer, sendShared } from './answers.ts'
import { bindableContract } from './bindable.ts'
import { operationFacts, takesForm } from './operation-facts.ts'
import { originOf } from './origin.ts'
import { SharedCache } from './shared-cache.ts'
import { makeRateChecks } from './rate-limit.ts'
import { clientsOf } from '../load/clients-of.ts'
import { sendDetail } from './refusals.ts'
import { type AnyCall, type AnyHandler, type AnyPreparation, runOperation } from './run.ts'
import { problem } from '../../core/problem.ts'

interface Bound {
  operations: Operations
  preparations: Preparations
  identify: Identify
  record: RecordAccess
}

/** Puts every operation of the contract behind its path. A missing one does not compile. */
export async function bindContract(
  app: FastifyInstance,
  context: Context,
  { operations, preparations, identify, record }: Bound,
) {
  const cache = new SharedCache()
  await app.register(fastifyOpenapiGlue, {
    specification: bindableContract(),
    prefix: '/api',
    operationResolver: (id: string) => {
      const operationId = id as OperationId
      const handler = operations[operationId] as unknown as AnyHandler
      const prepare = preparations[operationId] as unknown as AnyPreparation | undefined
      // The glue sets method, path and schemas; the rest is added here.
      return routeOf(app, context, {
        operationId,
        cache,
        handler,
        prepare,
        identify,
        record,
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
  record: RecordAccess
}

function routeOf(app: FastifyInstance, context: Context, route: Route) {
  const { operationId, handler, prepare, cache, identify, record } = route
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

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = facts.rateLimit.length > 0 ? await exceeded(request) : null
    if (wait !== null) {
      reply.header('retry-after', wait)
      return sendDetail(reply, 429, problem('throttled', { seconds: wait }))
    }
    const call = callOf(context, request)
    const runNow = async () => {
      const own = { ...context, log: request.log }
      const key = keyOf(request)
      const answer = await runOperation(own, { operationId, facts, handler, prepare, call, key })
      await record(own, { ...call, operationId, facts, answer })
      return answer
    }
    const run = facts.queued ? () => context.queues.work.run(clientsOf(call), runNow) : runNow
    if (!policy || request.headers.authorization) return sendAnswer(reply, await run())
    return answerShared({ request, reply, policy, cache, key: cacheKey(context, request), run })
  }

  return {
    onRequest: [serveShared, admit({ context, operationId, facts, identify, record })],
    preValidation: takesForm(facts) ? readFields(context, facts) : readBody(operationId, facts),
    handler: answer,
  }
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
    language: languageAsked(request.headers['accept-language']),
  }
}
