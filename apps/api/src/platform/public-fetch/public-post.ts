import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { traced } from '../../core/tracing.ts'
import { only, withinTime } from './connecting.ts'
import { type Allowance, parseSecureAddress, plainHost } from './public-address.ts'
import { PublicFetchError } from './public-fetch-error.ts'
import { type Resolve, resolveHost } from './resolve-host.ts'

export interface Posting {
  headers: Readonly<Record<string, string>>
  body: string
  /** Milliseconds for everything. */
  withinMs: number
  /** How much of the answer is wanted; the rest is not read. */
  mostBytes: number
}

/** Whatever the server answered, a redirect too. */
export interface Posted {
  status: number
  /** Its beginning. */
  answer: string
}

/**
 * One POST to an address that a stranger wrote. As `PublicFetch`, it connects only to IP addresses that it has checked
 * itself, each time anew; nothing is followed.
 */
export async function postOnce(
  address: string,
  posting: Posting,
  allowance: Allowance & { resolve: Resolve },
): Promise<Posted> {
  const url = parseSecureAddress(address, allowance)
  if (!url) throw new PublicFetchError('address')
  const deadline = AbortSignal.timeout(posting.withinMs)
  try {
    const ips = await withinTime(resolveHost(plainHost(url), allowance), deadline)
    return await traced(
      () => ({
        name: `POST ${url.hostname}`,
        side: 'client' as const,
        attributes: { 'server.address': url.hostname, 'http.request.method': 'POST' },
      }),
      async (setAttributes) => {
        const answer = await send(url, { ips, posting, signal: deadline })
        const status = answer.statusCode ?? 0
        setAttributes({ 'http.response.status_code': status })
        return { status, answer: await beginningOf(answer, posting.mostBytes) }
      },
    )
  } catch (error) {
    if (error instanceof PublicFetchError) throw error
    const fault = deadline.aborted ? 'slow' : 'no-answer'
    throw new PublicFetchError(fault, { isPassing: true, cause: error })
  }
}

interface Sending {
  ips: readonly string[]
  posting: Posting
  signal: AbortSignal
}

function send(url: URL, { ips, posting, signal }: Sending): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent: false,
      lookup: only(ips),
      signal,
      maxHeaderSize: 16_384,
      headers: {
        ...posting.headers,
        'content-length': String(Buffer.byteLength(posting.body)),
        'accept-encoding': 'identity',
        'user-agent': 'BandariWebhooks/1.0',
      },
    })
    call.once('response', resolve)
    call.on('error', reject)
    call.end(posting.body)
  })
}

/** An endless answer ends here, and one that breaks off has been given all the same. */
async function beginningOf(answer: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= most) break
    }
  } finally {
    answer.destroy()
  }
  return Buffer.concat(chunks).subarray(0, most).toString('utf8')
}
