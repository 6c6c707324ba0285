import { anyVariant, Keeper, type KeeperOptions, keptAt, type Place } from './keeper.ts'
import { outbox } from './outbox-of-browser.ts'
import { type Asked, treatmentOf, type WorkerNews, type WorkerWish } from './rules.ts'

interface WorkerClient {
  id: string
  postMessage: (news: WorkerNews) => void
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  request: Request
  clientId: string
  resultingClientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

interface ClientMessage extends ExtendableEvent {
  data: WorkerWish
  source: WorkerClient | null
}

/** The part of a service worker's global scope that is used; the compiler's own types of it exclude those of pages. */
interface Scope {
  location: Location
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<WorkerClient | undefined> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  addEventListener: (type: string, act: (event: never) => void) => void
}

const scope = globalThis as unknown as Scope

export interface WorkerOptions extends Omit<KeeperOptions, 'origin'> {
  /** The document that begins a page that was not kept itself. */
  shellOf: (url: URL) => string
}

/** How long a slow line may take before what is kept is shown, in milliseconds. */
const patience = 8_000

/**
 * The service worker: everything is asked of the network first, but for files whose names change with their contents. A new
 * version waits until no page of the old one is open, so that no page loses the files that it may still load.
 */
export function startWorker(options: WorkerOptions): void {
  const rules = { ...options, origin: scope.location.origin }
  const keeper = new Keeper(rules)
  const answers = new Answers(keeper, options.shellOf)
  scope.addEventListener('install', (event: ExtendableEvent) => event.waitUntil(keeper.install()))
  scope.addEventListener('activate', (event: ExtendableEvent) =>
    event.waitUntil(
      Promise.all([
        keeper.activate(),
        scope.registration.navigationPreload?.enable(),
        scope.clients.claim(),
      ]),
    ),
  )
  scope.addEventListener('fetch', (event: FetchEvent) => {
    const treatment = treatmentOf(askedOf(event.request), rules)
    if (treatment !== 'none') event.respondWith(answers[treatment](event))
  })
  scope.addEventListener('message', (event: ClientMessage) => {
    const { data: wish, source } = event
    if ('forget' in wish) event.waitUntil(keeper.forget())
    else if ('keep' in wish) event.waitUntil(keeper.keepWhatIsThere(wish.keep).catch(ignored))
    else if ('shell' in wish) event.waitUntil(keeper.keepShell(wish.shell).catch(ignored))
    else if (source) answers.repeat(source)
  })
  // Where the browser has it, this comes when the network is back, also without a page.
  scope.addEventListener('sync', (event: ExtendableEvent) => event.waitUntil(outbox.send()))
}

interface Kept {
  place: Place
  response: Response
  epoch: number
}

/** How each kind of request is answered. */
class Answers {
  readonly #keeper: Keeper
  readonly #shellOf: (url: URL) => string
  /** What documents were, by client, for pages that ask when they are alive. */
  readonly #news = new Map<string, WorkerNews>()

  constructor(keeper: Keeper, shellOf: (url: URL) => string) {
    this.#keeper = keeper
    this.#shellOf = shellOf
  }

  async page(event: FetchEvent): Promise<Response> {
    const url = new URL(event.request.url)
    const place = this.#keeper.pagePlace(url)
    const { epoch } = this.#keeper
    const known = await this.#keeper.known(place)
    try {
      const asked = Promise.resolve(event.preloadResponse).then(
        (response) => response ?? fetch(event.request),
      )
      const response = await (known ? inTime(asked) : asked)
      const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html')
      if (isHtml) this.#keep(event, { place, response, epoch })
      return response
    } catch (error) {
      // The page is not alive yet, and asks when it is.
      if (known) this.#remember(event.resultingClientId, { kept: keptAt(known) })
      const answer = known ?? (await caches.match(this.#shellOf(url)))
      if (answer) return answer
      throw error
    }
  }

  answer(event: FetchEvent): Promise<Response> {
    return this.#read(event)
  }

  'own-answer'(event: FetchEvent): Promise<Response> {
    return this.#read(event)
  }

  file(event: FetchEvent): Promise<Response> {
    return this.#keptFirst(event, this.#keeper.filePlace(event.request.url))
  }

  picture(event: FetchEvent): Promise<Response> {
    return this.#keptFirst(event, this.#keeper.picturePlace(event.request.url))
  }

  /** Tells a page once more what its document was. */
  repeat(client: WorkerClient): void {
    const known = this.#news.get(client.id)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker has none
    if (known) client.postMessage(known)
  }

  async #read(event: FetchEvent): Promise<Response> {
    const { request } = event
    const { epoch } = this.#keeper
    const place = await this.#keeper.answerPlace(request)
    const known = await this.#keeper.known(place)
    try {
      const response = await (known ? inTime(fetch(request)) : fetch(request))
      this.#keep(event, { place, response, epoch })
      return response
    } catch (error) {
      await this.#tell(event.clientId, known ? { kept: keptAt(known) } : { missing: true })
      if (known) return known
      throw error
    }
  }

  async #keptFirst(event: FetchEvent, place: Place): Promise<Response> {
    const known = await caches.match(event.request, anyVariant)
    if (known) return known
    const { epoch } = this.#keeper
    const response = await fetch(event.request)
    this.#keep(event, { place, response, epoch })
    return response
  }

  /** `epoch` is that of the request: nothing is kept for somebody who has signed out since. */
  #keep(event: FetchEvent, { place, response, epoch }: Kept) {
    event.waitUntil(this.#keeper.keep(place, response.clone(), epoch).catch(ignored))
  }

  #remember(client: string, what: WorkerNews) {
    if (this.#news.size > 50) this.#news.clear()
    this.#news.set(client, what)
  }

  async #tell(client: string, what: WorkerNews) {
    this.#remember(client, what)
    const page = await scope.clients.get(client)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker has none
    page?.postMessage(what)
  }
}

/** Rejects when the answer does not come in time. */
function inTime(answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The line is too slow.')), patience)
  })
  return Promise.race([answer, late])
}

/** A device without room keeps nothing, which is no failure. */
function ignored() {}

function askedOf({ method, url, mode, headers }: Request): Asked {
  return {
    method,
    url,
    mode,
    authorization: headers.get('authorization'),
    isPart: headers.has('range'),
  }
}
