import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { FairQueue } from '../../platform/scheduling/fair-queue.ts'

interface SitemapSource {
  lines: AsyncIterable<string>
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
  readonly #files = new LRUCache<string, Buffer, SitemapSource>({
    maxSize: 48_000_000,
    sizeCalculation: (file) => file.length,
    fetchMethod: (_key, _stale, { context }) => zip(context.lines),
  })

  constructor({ queue, isCaching }: { queue: FairQueue; isCaching: boolean }) {
    this.#queue = queue
    this.#isCaching = isCaching
  }

  /** Gzipped; `life` in seconds. */
  file(key: string, life: number, lines: Lines): Promise<Buffer> {
    // All lists count as one client of the queue, which leaves most of the time to the shop's visitors.
    const inTurns = this.#inTurns(['sitemaps'], lines())
    if (!this.#isCaching) return zip(inTurns)
    return this.#files.forceFetch(key, { ttl: life * 1000, context: { lines: inTurns } })
  }

  /** For the few callers that take no gzip; unzipping counts against their own address in the queue. */
  plain(file: Buffer, clients: readonly string[]): Readable {
    const unzipped = Readable.from([file]).pipe(createGunzip({ chunkSize: 512 * 1024 }))
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

function zip(lines: AsyncIterable<string>): Promise<Buffer> {
  return buffer(Readable.from(lines).pipe(createGzip({ level: 4 })))
}
