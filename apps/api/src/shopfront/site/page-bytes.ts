import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { noncePlaceholder } from './render-pages.ts'
import type { RenderedPage } from './site.ts'

const parts = new WeakMap<RenderedPage, Buffer[]>()

/** A page's text is encoded once, whoever gets it: only the nonce between its parts is each answer's own. */
export function bytesOf(page: RenderedPage, nonce: string): Buffer {
  const known =
    parts.get(page) ?? page.html.split(noncePlaceholder).map((part) => Buffer.from(part))
  parts.set(page, known)
  const own = Buffer.from(nonce)
  return Buffer.concat(known.flatMap((part, index) => (index === 0 ? [part] : [own, part])))
}

export type PageEncoding = 'br' | 'gzip'

/** The best of ours that a caller takes. */
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
