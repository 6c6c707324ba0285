import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Reader, WhenRead } from '../../core/contract.ts'

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

export function readerOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Reader {
  return { ip, userAgent: headers['user-agent'] ?? '' }
}

/** `Sec-Purpose: prefetch;prerender` of Chromium and Firefox, `Purpose` and `X-Moz` of older browsers. */
function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').includes('prefetch'),
  )
}
