import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { FloodTarget } from './flood.ts'

/** How long a flood lasts, and how many concurrent calls it makes. */
const seconds = 5
const parallel = 16

/** A call that takes longer counts as hanging and fails, in milliseconds. */
const requestTimeoutMs = 120_000

const agent = new Agent({ keepAlive: true })

/**
 * Keeps sixteen calls running until the flood ends. A refusal is an answer; this client ignores `Retry-After` and calls again
 * at once.
 */
export async function repeatConcurrently(call: (n: number) => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < end) await call((n += 1))
  }
  await Promise.all(Array.from({ length: parallel }, caller))
}

/**
 * Sends a request and discards the answer without decompressing it, as an attacker would to save effort. `fetch` would use
 * processor time to decompress, which the shop on the same machine would lack.
 */
export async function get(target: FloodTarget, path: string, token?: string): Promise<void> {
  const sent = request(target.origin + path, {
    agent,
    timeout: requestTimeoutMs,
    headers: {
      'accept-encoding': 'gzip, br',
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    },
  })
  sent.once('timeout', () => sent.destroy(new Error(`No answer from ${path}`)))
  sent.end()
  const answer = await once(sent, 'response').catch((error: unknown) => {
    // The shop closed the idle keep-alive connection before this request arrived on it.
    if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return null
    throw error
  })
  if (answer === null) return get(target, path, token)
  const [response] = answer as [IncomingMessage]
  response.resume()
  await once(response, 'end')
}
