import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WhenRead } from '../../core/contract.ts'
import type { RenderedPage } from './site.ts'

/** A page is rendered once with this in place of its nonce; each answer gets a nonce of its own. */
export const noncePlaceholder = randomBytes(12).toString('hex')

/** A rendered page in the cache: as text it would take two or three times as much memory as its bytes. */
export interface EncodedPage extends Omit<RenderedPage, 'html'> {
  /** Between them stands the nonce. */
  parts: readonly Buffer[]
  /** In bytes. */
  size: number
  /** Told of each person that the page is sent to. */
  reads: readonly WhenRead[]
}

/** A page's text is encoded once, whoever gets it. */
export function encodePage(
  { html, ...page }: RenderedPage,
  reads: readonly WhenRead[] = [],
): EncodedPage {
  const bytes = Buffer.from(html)
  const parts: Buffer[] = []
  let begin = 0
  for (;;) {
    const end = bytes.indexOf(noncePlaceholder, begin)
    if (end === -1) break
    parts.push(bytes.subarray(begin, end))
    begin = end + noncePlaceholder.length
  }
  parts.push(bytes.subarray(begin))
  return { ...page, parts, size: bytes.length, reads }
}

/** Only the nonce between a page's parts is each answer's own. */
export function bytesOf({ parts }: EncodedPage, nonce: string): Buffer {
  const own = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [own, part])))
}

export type PageEncoding = 'br' | 'gzip'

/** The best of our encodings that a caller accepts. Ours come first whatever the caller likes best, so negotiator does not do it. */
export function encodingFor(accepted = ''): PageEncoding | null {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q\s*=\s*/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  if (taken.includes('br') || taken.includes('*')) return 'br'
  return taken.includes('gzip') ? 'gzip' : null
}

const zippers = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** In one piece and beside the event loop; a stream of it would be handed back and forth for each part. */
export function zip(body: Buffer, encoding: PageEncoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zippers.gzip(body)
    : zippers.br(body, {
        params: {
          // A page is sent once in this form: more would cost more than it saves.
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
}
