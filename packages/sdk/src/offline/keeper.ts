import { outbox } from './outbox-of-browser.ts'
import {
  cachePrefix,
  filesPrefix,
  isKeepable,
  isOfPerson,
  type KeepingRules,
  keptAtHeader,
  keptMark,
  longest,
  most,
  ownPrefix,
  treatmentOf,
} from './rules.ts'

export interface KeeperOptions extends KeepingRules {
  /** Differs from build to build. */
  version: string
  /** The address that a page is kept under. */
  keyOf: (url: URL) => string
  /** Documents to begin with. */
  shells: readonly string[]
}

export interface Place {
  cache: string
  key: string | Request
  /** Of the API. */
  isAnswer?: boolean
  /** Entries of the cache. */
  most?: number
}

/** The caches of a service worker. */
export class Keeper {
  readonly #options: KeeperOptions
  readonly #files: string
  /** Rises when somebody signs out: what was asked before is not kept after. */
  #epoch = 0

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#files = `${filesPrefix}${options.version}`
  }

  get epoch(): number {
    return this.#epoch
  }

  pagePlace(url: URL): Place {
    return { cache: `${cachePrefix}pages`, key: this.#options.keyOf(url), most: most.page }
  }

  picturePlace(url: string): Place {
    return { cache: `${cachePrefix}pictures`, key: url, most: most.picture }
  }

  filePlace(url: string): Place {
    return { cache: this.#files, key: url }
  }

  /** Answers asked for with a token are kept for that token; a new one ends what was kept for another. */
  async answerPlace(request: Request): Promise<Place> {
    const authorization = request.headers.get('authorization')
    const place = { key: request, isAnswer: true, most: most.answer }
    if (authorization === null) return { ...place, cache: `${cachePrefix}answers` }
    const cache = `${ownPrefix}${await digestOf(authorization)}`
    await deleteCaches((name) => name.startsWith(ownPrefix) && name !== cache)
    return { ...place, cache }
  }

  /** What is kept, unless it is too old to be shown. */
  async known({ cache, key }: Place): Promise<Response | undefined> {
    const response = await caches.match(key, { cacheName: cache })
    return response && keptAt(response) > Date.now() - longest ? response : undefined
  }

  async keep(place: Place, response: Response, since: number) {
    const { cache: name, key, most: count, isAnswer } = place
    if (!isKeepable(response, isAnswer)) return
    const cache = await caches.open(name)
    const headers = new Headers(response.headers)
    // The body is plain by now.
    for (const header of ['content-encoding', 'content-length']) headers.delete(header)
    headers.set(keptAtHeader, String(Date.now()))
    // By which a page tells, in its Resource Timing, what came over the network.
    headers.set('server-timing', keptMark)
    const { status } = response
    const body = status === 204 ? null : await response.blob()
    const whole = new Response(body, { status, headers })
    if (since !== this.#epoch) return
    await cache.put(key, whole)
    if (count === undefined) return
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -count).map((old) => cache.delete(old)))
  }

  /** A document and every file that it names, once for each version. */
  async keepShell(path: string): Promise<void> {
    if (await caches.match(path, { cacheName: this.#files })) return
    const response = await fetch(path, { cache: 'no-cache' })
    const html = await response.clone().text()
    await this.keep(this.filePlace(path), response, this.#epoch)
    const named = new RegExp(`${this.#options.files}[^"'\\s]+`, 'g')
    await Promise.all([...new Set(html.match(named))].map((file) => this.#keepFile(file)))
  }

  /** What the version before had of it is taken over, as its cache goes. */
  async #keepFile(url: string) {
    if (await caches.match(url, { ...anyVariant, cacheName: this.#files })) return
    const known = await caches.match(url, anyVariant)
    await this.keep(this.filePlace(url), known ?? (await fetch(url, fromBrowser)), this.#epoch)
  }

  /** What a page had before the worker was there. Its own document ends with `#page`. */
  async keepWhatIsThere(urls: readonly string[]): Promise<void> {
    for (const named of urls) {
      const [url = '', mark] = named.split('#')
      const mode = mark === 'page' ? 'navigate' : 'cors'
      const asked = { method: 'GET', url, mode, authorization: null, isPart: false }
      const treatment = treatmentOf(asked, this.#options)
      if (treatment === 'file') await this.#keepFile(url)
      if (treatment !== 'page' && treatment !== 'picture') continue
      const place = treatment === 'page' ? this.pagePlace(new URL(url)) : this.picturePlace(url)
      if (await this.known(place)) continue
      await this.keep(place, await fetch(url, fromBrowser), this.#epoch)
    }
  }

  /** A new version begins with its own documents, and with those of the version before: the languages that this device reads. */
  async install(): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(filesPrefix))
    const before = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const { shells, files } = this.#options
    const known = before
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !path.startsWith(files))
    await Promise.all([...new Set([...shells, ...known])].map((path) => this.keepShell(path)))
  }

  /** The version before has no page any more. */
  async activate(): Promise<void> {
    await deleteCaches((name) => name.startsWith(filesPrefix) && name !== this.#files)
  }

  async forget(): Promise<void> {
    this.#epoch += 1
    await Promise.all([deleteCaches(isOfPerson), outbox.clear()])
  }
}

/** A file of the build is the same however it is asked for. */
export const anyVariant = { ignoreVary: true } as const

/** What the page has fetched a moment ago costs nobody a second fetch. */
const fromBrowser = { cache: 'force-cache' } as const

export const keptAt = (response: Response) => Number(response.headers.get(keptAtHeader))

async function deleteCaches(which: (name: string) => boolean) {
  const names = await caches.keys()
  await Promise.all(names.filter(which).map((name) => caches.delete(name)))
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const bytes = [...new Uint8Array(digest).slice(0, 12)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
