import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { UnavailableError } from '../../core/unavailable.ts'
import { tracedCall } from '../../core/fetch-external.ts'
import { readListing } from './listing.ts'
import type { Part, StoredFile, Storage } from './storage.ts'

export interface BucketAddress {
  endpoint: string
  region: string
  /** `endpoint/bucket/key`, instead of `bucket.endpoint/key`. */
  pathStyle: boolean
  accessKey: string
  secretKey: string
  bucket: string
  /** Before every key, with a slash at its end, or empty. */
  prefix: string
}

/** The bucket cannot be reached, or says that it cannot answer now. */
export class StorageUnavailableError extends UnavailableError {
  override name = 'StorageUnavailableError'

  constructor(cause: unknown) {
    super('storage_unavailable', 2, cause)
  }
}

/** Milliseconds until an answer begins, and for each megabyte that is sent before: a video has thirty. */
const patience = { answer: 10_000, megabyte: 1000 }

/** A server in trouble is asked again, once soon and once a little later. */
const policy = retry(
  handleWhen((error) => error instanceof StorageUnavailableError),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }) },
)

let scratches = 0

interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  body?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  query?: URLSearchParams
}

/** A bucket of a server that speaks S3's protocol. */
export class BucketStorage implements Storage {
  readonly #client: AwsClient
  readonly #root: string
  readonly #prefix: string

  constructor({ endpoint, region, accessKey, secretKey, ...address }: BucketAddress) {
    // We try again here, where we can tell failures apart.
    const given = { accessKeyId: accessKey, secretAccessKey: secretKey, region, retries: 0 }
    this.#client = new AwsClient({ ...given, service: 's3' })
    this.#root = rootOf(endpoint, address)
    this.#prefix = address.prefix
  }

  async put(key: string, data: Uint8Array): Promise<void> {
    const hash = createHash('sha256').update(data).digest('hex')
    // The server refuses data that arrived changed.
    const headers = { 'x-amz-content-sha256': hash, 'content-length': String(data.length) }
    const answer = await this.#ask(key, { method: 'PUT', body: new Uint8Array(data), headers })
    await answer?.body?.cancel()
  }

  async make(key: string, make: (path: string) => Promise<unknown>): Promise<void> {
    await withScratch(async (path) => {
      await make(path)
      await this.put(key, await readFile(path))
    })
  }

  async read(key: string, part?: Part) {
    const headers = part && { range: `bytes=${part.start}-${part.end}` }
    const answer = await this.#ask(key, { method: 'GET', ...(headers && { headers }) })
    if (!answer) return null
    const stream = answer.body ? Readable.from(answer.body) : Readable.from([])
    return { size: sizeOf(answer), stream }
  }

  async find(key: string): Promise<StoredFile | null> {
    const answer = await this.#ask(key, { method: 'HEAD' })
    if (!answer) return null
    const changed = new Date(answer.headers.get('last-modified') ?? Number.NaN)
    return { key, size: sizeOf(answer), changed }
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#ask(key, { method: 'DELETE' })
    await answer?.body?.cancel()
  }

  async *list(prefix: string): AsyncGenerator<StoredFile> {
    let token: string | null = ''
    while (token !== null) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.#prefix + prefix })
      if (token !== '') query.set('continuation-token', token)
      const answer = await this.#ask(null, { method: 'GET', query })
      if (!answer) throw new Error('There is no such bucket')
      const page = readListing(await answer.text())
      for (const file of page.files) yield { ...file, key: file.key.slice(this.#prefix.length) }
      token = page.next
    }
  }

  async lend<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return withScratch(async (path) => {
      const file = await this.read(key)
      if (!file) throw new Error(`There is no ${key}`)
      await writeFile(path, file.stream)
      return use(path)
    })
  }

  /** A bucket has no partial objects. */
  async tidy(): Promise<void> {
    return undefined
  }

  /** Null for 404. */
  async #ask(key: string | null, { query, ...request }: Request): Promise<Response | null> {
    const path = key === null ? '' : `/${encodeKey(this.#prefix + key)}`
    const address = `${this.#root}${path}${query ? `?${query.toString()}` : ''}`
    return policy.execute(async () => {
      const answer = await this.#send(address, request)
      if (answer.ok) return answer
      const told = await answer.text()
      if (answer.status === 404) return null
      const error = new Error(`${request.method} ${path}: ${answer.status} ${told.slice(0, 500)}`)
      throw answer.status >= 500 ? new StorageUnavailableError(error) : error
    })
  }

  async #send(address: string, request: Omit<Request, 'query'>): Promise<Response> {
    const impatience = new AbortController()
    const megabytes = (request.body?.length ?? 0) / 1e6
    const mostMs = patience.answer + megabytes * patience.megabyte
    const timer = setTimeout(() => impatience.abort(), mostMs)
    try {
      const { signal } = impatience
      return await tracedCall(address, request.method, () =>
        this.#client.fetch(address, { ...request, signal }),
      )
    } catch (error) {
      throw new StorageUnavailableError(error)
    } finally {
      // Its body may take longer.
      clearTimeout(timer)
    }
  }
}

async function withScratch<T>(use: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `bandari-${process.pid}-${(scratches += 1)}`)
  try {
    return await use(path)
  } finally {
    await rm(path, { force: true })
  }
}

function sizeOf(answer: Response): number {
  return Number(answer.headers.get('content-length'))
}

function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/')
}

function rootOf(
  endpoint: string,
  { bucket, pathStyle }: Pick<BucketAddress, 'bucket' | 'pathStyle'>,
) {
  if (pathStyle) return `${endpoint}/${bucket}`
  const url = new URL(endpoint)
  return `${url.protocol}//${bucket}.${url.host}`
}
