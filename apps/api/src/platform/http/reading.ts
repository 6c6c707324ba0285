import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, readLanguage, sourceLanguage } from '@bandari/i18n'
import type { Reader, Visitor, WhenRead } from '../../core/contract.ts'
import { requestedLanguage } from '../../core/language.ts'

/** Present while a page is drawn in this process: what its answers tell of is read by whoever is sent the page. */
const drawing = new AsyncLocalStorage<WhenRead[]>()

/** Runs calls of the API for a page; what they would tell of a reader is put into `reads` instead. */
export function collectReads<Result>(
  reads: WhenRead[],
  ask: () => PromiseLike<Result>,
): Promise<Result> {
  // An injected call begins when it is awaited: that must be inside, too.
  return drawing.run(reads, async () => await ask())
}

/** Tells of the reader of an answer that is about to be sent. */
export function noteRead(request: FastifyRequest, whenRead: WhenRead | undefined): void {
  if (!whenRead) return
  const reads = drawing.getStore()
  if (reads) reads.push(whenRead)
  else if (isRead(request)) whenRead(readerOf(request))
}

/** Whether somebody reads the answer now: a browser may fetch what might be wanted next, and may ask for the head alone. */
export function isRead({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method !== 'HEAD' && !isPrefetch(headers)
}

export function visitorIn({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor {
  return { ip, userAgent: headers['user-agent'] ?? '' }
}

export function readerOf(request: Pick<FastifyRequest, 'ip' | 'headers' | 'url'>): Reader {
  const { headers, url } = request
  return {
    ...visitorIn(request),
    language: url.startsWith('/api/')
      ? requestedLanguage(headers['accept-language'])
      : pageLanguage(url),
    country: chosenCountry(headers.cookie),
  }
}

/** A pseudo-language, which only tests read, is counted as the language it is made of. */
function pageLanguage(url: string): Language {
  const { language } = readLanguage(url, { drafts: true })
  return isLanguage(language) ? language : sourceLanguage
}

/** The shop's pages keep the destination in a cookie, which is a query string; anybody may send another. */
export function chosenCountry(cookies = ''): string | null {
  return (
    /(?:^|; )bandari_destination=(?:[^;]*&)?country=([A-Z]{2})(?:[&;]|$)/.exec(cookies)?.[1] ?? null
  )
}

/** `Sec-Purpose: prefetch;prerender` of Chromium and Firefox, `Purpose` and `X-Moz` of older browsers. */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  )
}
