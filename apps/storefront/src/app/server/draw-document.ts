import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/**
 * A document as text. A page is drawn in one go if all of its code is here, as it is for all but the first of its kind: the
 * stream, which can wait, encodes a page in thousands of pieces, and that takes a third as long as drawing it.
 */
export function drawDocument(page: ReactNode): string | Promise<string> {
  return drawAtOnce(page) ?? drawWhenReady(page)
}

/** React leaves this HTML comment where something was missing or failed; no text of ours can contain one. */
const unfinished = '<!--$!-->'

function drawAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(unfinished) ? null : html
  } catch {
    // A real failure happens again in the stream, which reports it.
    return null
  }
}

/** Waits for the last byte: a page either comes whole or its request fails. */
function drawWhenReady(page: ReactNode): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      // Nothing is left for a script to put in place: the page is whole without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    })
  })
}
