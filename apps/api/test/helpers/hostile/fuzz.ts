import { Agent, type IncomingMessage, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import type { HostileRequest } from './make-requests.ts'

/** What an answer showed: the status, or that there was none. */
export interface Failure {
  status: number | string
  request: HostileRequest
  said: string
}

export interface Findings {
  requests: number
  /** How many answers had a status of a kind: 2xx, 4xx. */
  statuses: Record<string, number>
  failures: Failure[]
}

export type Send<Request = HostileRequest> = (
  request: Request,
) => Promise<{ status: number; said: string }>

interface Sending<Request> {
  /** How many requests are under way at once. */
  parallel: number
  send: Send<Request>
  /** Hears of each failure as it happens. */
  tell?: (failure: Failure) => void
}

/** A file is told by its beginning. */
const mostTold = 4000

function told(request: HostileRequest): HostileRequest {
  const { body } = request
  return typeof body === 'object'
    ? { ...request, body: body.toString('latin1', 0, mostTold) }
    : request
}

/** Sends all, and keeps whatever was our fault. */
export async function fuzz<Request extends HostileRequest>(
  requests: Iterable<Request>,
  { parallel, send, tell }: Sending<Request>,
): Promise<Findings> {
  const found: Findings = { requests: 0, statuses: {}, failures: [] }
  const waiting = requests[Symbol.iterator]()
  const sendAll = async () => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const request = next.value
      found.requests += 1
      const { status, said } = await send(request).catch((error: unknown) => ({
        status: 0,
        said: String(error),
      }))
      const kind = status === 0 ? 'no answer' : `${Math.floor(status / 100)}xx`
      found.statuses[kind] = (found.statuses[kind] ?? 0) + 1
      if (status > 0 && status < 500) continue
      const failure = { status, request: told(request), said }
      found.failures.push(failure)
      tell?.(failure)
    }
  }
  await Promise.all(Array.from({ length: parallel }, sendAll))
  return found
}

/** Sends to a shop; `fetch` would mend some addresses before it sends them. */
export function sendTo(origin: string, tokenOf: (request: HostileRequest) => string | null): Send {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true })
  const send: Send = async (request) => {
    const token = tokenOf(request)
    const { method, url, headers, body } = request
    const sent = httpRequest({
      agent,
      hostname,
      port,
      method,
      path: url,
      timeout: 60_000,
      headers: {
        ...headers,
        ...(token === null ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
    })
    sent.once('timeout', () => sent.destroy(new Error('No answer within a minute')))
    sent.end(body)
    try {
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      return { status: answer.statusCode ?? 0, said: (await text(answer)).slice(0, 300) }
    } catch (error) {
      // The shop had let go of a kept connection, maybe for what came over it before; this request it never saw.
      if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
        return send(request)
      throw error
    }
  }
  return send
}
