import type { FastifyInstance } from 'fastify'
import { type SharedAnswer, type SharedCache, sharedKey } from '../../platform/http/shared-cache.ts'
import type { RequestCounts } from '../../platform/metrics/request-counts.ts'
import type { InsideAnswer } from './site.ts'

interface Question {
  /** Below the origin, with its query: `/api/countries/`. */
  path: string
  /** Of the page. */
  origin: string
  language: string
  /** The visitor's address: limits count for each visitor, not for all of them together. */
  ip: string
}

/**
 * Calls the API for pages rendered in this process, without a socket and without an account. An answer that is kept is
 * handed over as it is, and its JSON is read once for all the pages that show it: nobody may write to it.
 */
export function askInside(
  app: FastifyInstance,
  { cache, counts }: { cache: SharedCache; counts: RequestCounts },
) {
  const read = new WeakMap<SharedAnswer, InsideAnswer>()
  return async ({ path, origin, language, ip }: Question): Promise<InsideAnswer> => {
    const kept = cache.get(sharedKey(origin, path))
    if (kept) {
      counts.cache.hits += 1
      const known = read.get(kept) ?? { status: 200, body: JSON.parse(kept.text), text: kept.text }
      read.set(kept, known)
      return known
    }
    const { statusCode: status, payload: text } = await app.inject({
      method: 'GET',
      remoteAddress: ip,
      url: path,
      headers: {
        host: new URL(origin).host,
        accept: 'application/json',
        'accept-language': language,
      },
    })
    return { status, body: text === '' ? null : readJson(text), text }
  }
}

/** What is no JSON is told as it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
