import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { traced } from '../../core/tracing.ts'
import { only, withinTime } from './connecting.ts'
import { HostTurns } from './host-turns.ts'
import { type Allowance, parsePublicAddress, plainHost } from './public-address.ts'
import { PublicFetchError } from './public-fetch-error.ts'
import { type Posted, type Posting, postOnce } from './public-post.ts'
import { type Resolve, resolveByDns, resolveHost } from './resolve-host.ts'

declare module '../../core/context.ts' {
  interface Context {
    /** Fetches what a stranger’s address leads to. */
    publicFetch: PublicFetch
  }
}

/** What is wanted of an address. */
export interface Wanted {
  /** The header: `image/jpeg, image/png`. */
  accept: string
  mostBytes: number
  /** Whether something of this content type, in lower case, can be it; null where the server names none. */
  isWantedType: (type: string | null) => boolean
  /** Ends it early. */
  signal?: AbortSignal
  /** What an earlier answer said of itself: unless it has changed, the refusal is of status 304. */
  unless?: Validators
}

/** By which a server tells whether something has changed. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface PublicAnswer {
  data: Buffer
  type: string | null
  /** Where it came from in the end. */
  address: string
  validators: Validators
}

interface Limits {
  /** Milliseconds until a server begins to answer. */
  firstByteMs: number
  /** Milliseconds for everything, redirects included. */
  wholeMs: number
  perHost: number
}

interface Options extends Allowance, Partial<Limits> {
  resolve?: Resolve
}

const mostRedirects = 5

/**
 * Fetches from addresses that strangers wrote. It connects only to public IP addresses: it asks for the name once,
 * checks each answer and connects to what it has checked, at each redirect anew. Nothing of us goes along but the
 * name of the shop’s fetcher.
 */
export class PublicFetch {
  readonly #allowance: Allowance & { resolve: Resolve }
  readonly #limits: Limits
  readonly #turns: HostTurns

  constructor({
    loopback,
    resolve = resolveByDns(),
    firstByteMs = 10_000,
    wholeMs = 30_000,
    perHost = 3,
  }: Options) {
    this.#allowance = { loopback, resolve }
    this.#limits = { firstByteMs, wholeMs, perHost }
    this.#turns = new HostTurns(perHost)
  }

  /** Throws a `PublicFetchError`. */
  async fetch(address: string, wanted: Wanted): Promise<PublicAnswer> {
    let next = address
    let deadline: AbortSignal | null = null
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const url = parsePublicAddress(next, this.#allowance)
      if (!url) throw new PublicFetchError('address')
      const answer = await this.#turns.run(plainHost(url), () => {
        // Waiting for a turn is not the server's time.
        deadline ??= AbortSignal.timeout(this.#limits.wholeMs)
        return this.#ask(url, wanted, deadline)
      })
      if ('data' in answer) return { ...answer, address: url.href }
      next = answer.location
    }
    throw new PublicFetchError('redirects')
  }

  /** Sends something to an address once, redirects not followed; throws a `PublicFetchError` where nothing answers. */
  post(address: string, posting: Posting): Promise<Posted> {
    return postOnce(address, posting, this.#allowance)
  }

  async #ask(url: URL, wanted: Wanted, deadline: AbortSignal): Promise<Hop> {
    const signal = wanted.signal ? AbortSignal.any([deadline, wanted.signal]) : deadline
    try {
      const ips = await withinTime(resolveHost(plainHost(url), this.#allowance), signal)
      return await traced(
        () => ({
          name: `GET ${url.hostname}`,
          side: 'client' as const,
          attributes: { 'server.address': url.hostname, 'http.request.method': 'GET' },
        }),
        async (setAttributes) => {
          const answer = await open(url, { ips, wanted, signal, limits: this.#limits })
          setAttributes({ 'http.response.status_code': answer.statusCode ?? 0 })
          return read(answer, url, wanted)
        },
      )
    } catch (error) {
      if (error instanceof PublicFetchError) throw error
      const fault = deadline.aborted ? 'slow' : 'no-answer'
      throw new PublicFetchError(fault, { isPassing: true, cause: error })
    }
  }
}

type Hop = Omit<PublicAnswer, 'address'> | { location: string }

interface Opening {
  ips: readonly string[]
  wanted: Wanted
  signal: AbortSignal
  limits: Limits
}

/** The answer’s head. Each call has a connection of its own, so none is taken over that was checked for another name. */
function open(url: URL, { ips, wanted, signal, limits }: Opening): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent: false,
      lookup: only(ips),
      signal,
      maxHeaderSize: 16_384,
      headers: {
        accept: wanted.accept,
        // What is small while it is packed may be endless.
        'accept-encoding': 'identity',
        'user-agent': 'BandariFetch/1.0',
        ...conditionsOf(wanted.unless),
      },
    })
    const timer = setTimeout(
      () => call.destroy(new PublicFetchError('slow', { isPassing: true })),
      limits.firstByteMs,
    )
    call.once('response', resolve)
    call.on('error', reject)
    call.once('response', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    call.end()
  })
}

function conditionsOf({ etag, lastModified }: Validators = none) {
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
}

const none: Validators = { etag: null, lastModified: null }

async function read(answer: IncomingMessage, url: URL, wanted: Wanted): Promise<Hop> {
  try {
    const location = redirectOf(answer, url)
    if (location !== null) return { location }
    checkHead(answer, wanted)
    return {
      data: await bytesOf(answer, wanted.mostBytes),
      type: typeOf(answer),
      validators: validatorsOf(answer),
    }
  } finally {
    answer.destroy()
  }
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** As it is written, so that the next round sees how its host is written; a relative one is of the same host. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): string | null {
  const { location } = headers
  if (!redirects.has(statusCode) || location === undefined) return null
  if (/^[a-z][a-z\d+.-]*:/i.test(location)) return location
  if (/^[\\/]{2}/.test(location)) return `${url.protocol}${location}`
  if (!URL.canParse(location, url.href)) throw new PublicFetchError('address')
  return new URL(location, url.href).href
}

function checkHead(answer: IncomingMessage, { mostBytes, isWantedType }: Wanted) {
  const { statusCode: status = 0, headers } = answer
  if (status !== 200) {
    const isPassing = status >= 500 || status === 408 || status === 425 || status === 429
    const retryAfter = secondsOf(headers['retry-after'])
    throw new PublicFetchError('status', { status, isPassing, retryAfter })
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new PublicFetchError('kind')
  if (!isWantedType(typeOf(answer))) throw new PublicFetchError('kind')
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new PublicFetchError('large')
}

function typeOf({ headers }: IncomingMessage): string | null {
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  return type.trim() || null
}

/** A longer one is not worth keeping. */
function validatorsOf({ headers }: IncomingMessage): Validators {
  const { etag = '', 'last-modified': lastModified = '' } = headers
  return {
    etag: etag !== '' && etag.length <= 500 ? etag : null,
    lastModified: lastModified !== '' && lastModified.length <= 100 ? lastModified : null,
  }
}

function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : null
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw new PublicFetchError('large')
    chunks.push(chunk)
  }
  if (!answer.complete) throw new PublicFetchError('no-answer', { isPassing: true })
  return Buffer.concat(chunks)
}
