import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { FloodTarget } from './flood.ts'

/** How long a flood lasts, and how many calls of it are under way at any time. */
const seconds = 5
const atOnce = 16

/** Longer than this no call may hang. */
const patience = 120_000

const agent = new Agent({ keepAlive: true })

/**
 * Calls `call` sixteen times at once, and again whenever one is answered. A refusal is an answer, after which this
 * client calls again without the wait that it was asked for.
 */
export async function sixteenAtOnce(call: (n: number) => Promise<void>): Promise<void> {
  const end = performance.now() + seconds * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < end) await call((n += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
}

/**
 * Asks, and lets go of what comes without unpacking it, as somebody would who wants to cost us much and themselves
 * little. `fetch` would take a processor to unzip answers, which is then missing to the shop on the same machine.
 */
export async function get(target: FloodTarget, path: string, token?: string): Promise<void> {
  const sent = request(target.origin + path, {
    agent,
    timeout: patience,
    headers: {
      'accept-encoding': 'gzip, br',
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    },
  })
  sent.once('timeout', () => sent.destroy(new Error(`No answer from ${path}`)))
  sent.end()
  const answer = await once(sent, 'response').catch((error: unknown) => {
    // The shop had let go of a kept connection before this request came over it.
    if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return null
    throw error
  })
  if (answer === null) return get(target, path, token)
  const [response] = answer as [IncomingMessage]
  response.resume()
  await once(response, 'end')
}
