import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteRead } from './reading.ts'
import type { AnyAnswer } from './run.ts'
import type { CachePolicy, SharedAnswer, SharedCache } from './shared-cache.ts'

interface Sharing {
  request: FastifyRequest
  reply: FastifyReply
  policy: CachePolicy
  cache: SharedCache
  key: string
  run: () => Promise<AnyAnswer>
}

/** Sends an answer that is the same for everybody, from the cache or computed for it. */
export async function answerShared({ request, reply, policy, cache, key, run }: Sharing) {
  let own: AnyAnswer | undefined
  const shared = await cache.through(key, policy, async () => {
    own = await run()
    // Only plain successes are shared: a refusal is made anew for each caller.
    return own.status === 200 && own.isShared !== false
      ? {
          text: serialize(reply, own.body),
          isStillValid: own.isStillValid,
          whenRead: own.whenRead,
        }
      : null
  })
  if (shared) return sendShared(request, reply, shared)
  return sendAnswer(reply, own ?? (await run()))
}

function serialize(reply: FastifyReply, body: unknown): string {
  return String(reply.serializeInput(body as Record<string, unknown>, '200', 'application/json'))
}

export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag, cacheControl, whenRead }: SharedAnswer,
) {
  noteRead(request, whenRead)
  reply
    .header('etag', etag)
    .header('cache-control', cacheControl)
    .header('vary', 'Authorization, Origin')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

export function sendAnswer(reply: FastifyReply, answer: AnyAnswer) {
  const { status, body, headers, whenRead } = answer
  noteRead(reply.request, whenRead)
  reply.code(status).header('cache-control', 'no-store').header('vary', 'Authorization, Origin')
  if (headers) reply.headers(headers)
  if (body === undefined) return reply.send()
  if (!(body instanceof Buffer || body instanceof Readable))
    reply.type('application/json; charset=utf-8')
  return reply.send(body)
}
