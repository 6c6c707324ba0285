import { setImmediate as settled } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import type { QueueLimits } from './slots.ts'

const limits: QueueLimits = {
  atOnce: 2,
  perClient: 1,
  waiting: 20,
  waitingPerClient: 5,
  share: 1,
  burst: 1e9,
  longestRest: 1e9,
}

/** Work that is under way until it is told to end. */
function bench(changed: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...limits, ...changed })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, clients: readonly string[] = [name.slice(0, 1)]) =>
    queue.run(clients, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    // The next piece begins a turn of the event loop later.
    await settled()
    await settled()
  }
  return { queue, begun, ask, end }
}

describe('a fair queue', () => {
  test('lets whatever else has arrived go first between two pieces that wait for nothing', async () => {
    const queue = new FairQueue({ ...limits, atOnce: 1 })
    const order: string[] = []
    const work = (name: string) => queue.run([name], async () => void order.push(name))
    const all = [work('a'), work('b'), work('c')]
    setImmediate(() => order.push('a request'))
    await Promise.all(all)
    expect(order).toEqual(['a', 'a request', 'b', 'c'])
  })

  test('lets a idleClient in before the rest of a flood', async () => {
    const { begun, ask, end } = bench()
    const flood = ['a1', 'a2', 'a3'].map((name) => ask(name))
    await settled()
    expect(begun).toEqual(['a1'])
    const visitor = ask('b1')
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
    expect(await Promise.all([...flood, visitor])).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  test('holds many accounts of one address to the limit of one', async () => {
    const { begun, ask, end } = bench()
    const all = [ask('a1', ['a', 'here']), ask('b1', ['b', 'here']), ask('c1', ['c', 'there'])]
    await settled()
    expect(begun).toEqual(['a1', 'c1'])
    for (const name of ['a1', 'b1', 'c1']) await end(name)
    await Promise.all(all)
  })

  test('goes on after a failure', async () => {
    const { queue, ask, end } = bench()
    await expect(queue.run(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const next = ask('a1')
    await settled()
    await end('a1')
    expect(await next).toBe('a1')
  })

  test('refuses a client whose own work fills its places', async () => {
    const { ask, end, begun } = bench({ waiting: 6 })
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
    const flood = names.map((name) => ask(name))
    await expect(ask('a7')).rejects.toMatchObject({ status: 429, retryAfter: 1 })
    for (const name of names) await end(name)
    await Promise.all(flood)
    expect(begun.length).toBe(6)
  })

  test('makes room for a newcomer at the cost of whoever fills it, and refuses when all have as few', async () => {
    const { ask, end } = bench({ waiting: 3 })
    const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name))
    const others = ['b1', 'c1'].map((name) => ask(name))
    await expect(flood[3]).rejects.toMatchObject({ status: 429 })
    const one = ask('d1')
    await expect(flood[2]).rejects.toMatchObject({ status: 429 })
    await expect(ask('e1')).rejects.toMatchObject({ status: 503, problem: { code: 'busy' } })
    for (const name of ['a1', 'b1', 'a2', 'c1', 'd1']) await end(name)
    await Promise.all([...others, one, flood[0], flood[1]])
  })

  test('gives whoever waits too long a 503', async () => {
    vi.useFakeTimers()
    try {
      const { ask } = bench()
      void ask('a1')
      const late = ask('a2').catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(31_000)
      expect(await late).toMatchObject({ status: 503 })
    } finally {
      vi.useRealTimers()
    }
  })

  test('lets a client rest that has had more than its share', async () => {
    vi.useFakeTimers()
    try {
      const { ask, begun, end } = bench({ share: 0.25, burst: 0 })
      void ask('a1')
      await vi.advanceTimersByTimeAsync(100)
      void ask('a2')
      void end('a1')
      await vi.advanceTimersByTimeAsync(250)
      expect(begun).toEqual(['a1'])
      await vi.advanceTimersByTimeAsync(60)
      expect(begun).toEqual(['a1', 'a2'])
    } finally {
      vi.useRealTimers()
    }
  })
})
