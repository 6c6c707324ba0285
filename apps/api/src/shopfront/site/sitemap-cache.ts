import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { FairQueue } from '../../platform/load/fair-queue.ts'

interface SitemapSource {
  lines: AsyncIterable<string>
}

/** A list for search engines, as it is made: each part in a turn of its own. */
export type Lines = () => AsyncGenerator<string>

/**
 * Lists for search engines: one for everybody, made once and kept gzipped. Plain, a list of fifty thousand addresses has
 * 30 MB; all that ask for it while it is made wait for the same one.
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
    // They count as one client: making them leaves most of the time to the shop's visitors.
    const inTurns = this.#inTurns(['sitemaps'], lines())
    if (!this.#isCaching) return zip(inTurns)
    return this.#files.forceFetch(key, { ttl: life * 1000, context: { lines: inTurns } })
  }

  /** For the few callers that take no gzip; their address pays for it. */
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
