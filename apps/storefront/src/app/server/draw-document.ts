import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/**
 * A document as text. In one go where all the code that it takes is here, which it is but for the first page of its kind: the
 * stream, which can wait, encodes a page in thousands of pieces, and that takes a third as long as drawing it.
 */
export function drawDocument(page: ReactNode): string | Promise<string> {
  return drawAtOnce(page) ?? drawWhenReady(page)
}

/** What React leaves where something was not there, or failed: an element's comment, and no text of ours can hold one. */
const unfinished = '<!--$!-->'

function drawAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return html.includes(unfinished) ? null : html
  } catch {
    // Whatever failed fails again, and says so.
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
