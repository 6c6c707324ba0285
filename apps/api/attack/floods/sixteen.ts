import type { FloodTarget } from './flood.ts'

/** How long a flood lasts, and how many calls of it are under way at any time. */
const seconds = 5
const atOnce = 16

/** Longer than this no call may hang. */
const patience = 120_000

/**
 * Calls `call` sixteen times at once, and again whenever one is answered. A refusal is an answer, after which this
 * client calls again without the wait that it was asked for.
 */
export async function sixteenAtOnce(call: (n: number) => Promise<Response>): Promise<void> {
  const end = performance.now() + seconds * 1000
  let n = 0
  const caller = async () => {
    while (performance.now() < end) {
      const answer = await call((n += 1))
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
}

export function get({ origin }: FloodTarget, path: string, token?: string): Promise<Response> {
  return fetch(origin + path, {
    headers: token === undefined ? {} : { authorization: `Token ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
}
