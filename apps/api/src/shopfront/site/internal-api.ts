import type { FastifyInstance } from 'fastify'
import { type SharedAnswer, type SharedCache, sharedKey } from '../../platform/http/shared-cache.ts'
import type { WhenRead } from '../../core/contract.ts'
import { collectReads } from '../../platform/http/reading.ts'
import type { RequestCounts } from '../../platform/metrics/request-counts.ts'
import type { ApiAnswer } from './site.ts'

interface ApiRequest {
  /** Below the origin, with its query: `/api/countries/`. */
  path: string
  /** The origin of the page. */
  origin: string
  language: string
  /** The visitor's address: limits count for each visitor, not for all of them together. */
  ip: string
  /** Where to put what is told of whoever reads the page. */
  reads: WhenRead[]
}

/**
 * Calls the API for pages rendered in this process, without a socket and without an account. A cached answer is
 * returned as it is, and its JSON is parsed once for all the pages that show it: nobody may write to it.
 */
export function internalApi(
  app: FastifyInstance,
  { cache, counts }: { cache: SharedCache; counts: RequestCounts },
) {
  const read = new WeakMap<SharedAnswer, ApiAnswer>()
  return async ({ path, origin, language, ip, reads }: ApiRequest): Promise<ApiAnswer> => {
    const cached = cache.get(sharedKey(origin, path))
    if (cached) {
      counts.cache.hits += 1
      if (cached.whenRead) reads.push(cached.whenRead)
      const answer = read.get(cached) ?? {
        status: 200,
        body: JSON.parse(cached.text),
        text: cached.text,
      }
      read.set(cached, answer)
      return answer
    }
    const { statusCode: status, payload: text } = await collectReads(reads, () =>
      app.inject({
        method: 'GET',
        remoteAddress: ip,
        url: path,
        headers: {
          host: new URL(origin).host,
          accept: 'application/json',
          'accept-language': language,
        },
      }),
    )
    return { status, body: text === '' ? null : readJson(text), text }
  }
}

/** A body that is not JSON is returned as text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
