import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { FairQueue } from '../../platform/scheduling/fair-queue.ts'

interface SitemapSource {
  lines: AsyncIterable<string>
}

/** A list as it is kept. */
export interface SitemapFile {
  gzipped: Buffer
  etag: string
}

/** Makes a list for search engines; each part waits for its own turn in the queue. */
export type Lines = () => AsyncGenerator<string>

/**
 * Lists for search engines: made once for everybody and cached gzipped. Uncompressed, a list of fifty thousand
 * addresses has 30 MB; all who ask for it while it is made wait for the same one.
 */
export class SitemapCache {
  readonly #queue: FairQueue
  readonly #isCaching: boolean
  readonly #files = new LRUCache<string, SitemapFile, SitemapSource>({
    maxSize: 48_000_000,
    sizeCalculation: ({ gzipped }) => gzipped.length,
    fetchMethod: (_key, _stale, { context }) => zip(context.lines),
  })

  constructor({ queue, isCaching }: { queue: FairQueue; isCaching: boolean }) {
    this.#queue = queue
    this.#isCaching = isCaching
  }

  /** `life` in seconds. */
  file(key: string, life: number, lines: Lines): Promise<SitemapFile> {
    // All lists count as one client of the queue, which leaves most of the time to the shop's visitors.
    const inTurns = this.#inTurns(['sitemaps'], lines())
    if (!this.#isCaching) return zip(inTurns)
    return this.#files.forceFetch(key, { ttl: life * 1000, context: { lines: inTurns } })
  }

  /** For the few callers that take no gzip; unzipping counts against their own address in the queue. */
  plain({ gzipped }: SitemapFile, clients: readonly string[]): Readable {
    const unzipped = Readable.from([gzipped]).pipe(createGunzip({ chunkSize: 512 * 1024 }))
    return Readable.from(this.#inTurns(clients, unzipped as AsyncIterable<Buffer>))
  }

  async *#inTurns<Part>(clients: readonly string[], parts: AsyncIterable<Part>) {
    const iterator = parts[Symbol.asyncIterator]()
    for (;;) {
      const part = await this.#queue.run(clients, () => iterator.next())
      if (part.done === true) return
      yield part.value
    }
  }
}

async function zip(lines: AsyncIterable<string>): Promise<SitemapFile> {
  const gzipped = await buffer(Readable.from(lines).pipe(createGzip({ level: 4 })))
  // Weak: it stands for the list, however it is encoded.
  return { gzipped, etag: `W/"${hash('sha1', gzipped, 'base64url')}"` }
}
