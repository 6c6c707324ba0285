import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, SharedCache } from './shared-cache.ts'

const policy = { maxAge: 5, staleWhileRevalidate: 60 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A cache in front of answers numbered as they are made. */
function numbered(isStillValid?: () => Promise<boolean>) {
  const cache = new SharedCache()
  let made = 0
  const ask = async () => {
    const at = cache.get('a')
    if (at) return at.text
    const produce = async () => {
      made += 1
      return { text: String(made), isStillValid }
    }
    return (await cache.through('a', policy, produce))?.text
  }
  return { cache, ask }
}

describe('a shared answer', () => {
  it('is made once for its seconds, and again after them', async () => {
    const { ask } = numbered()
    expect(await ask()).toBe('1')
    vi.advanceTimersByTime(4900)
    expect(await ask()).toBe('1')
    vi.advanceTimersByTime(200)
    expect(await ask()).toBe('2')
  })

  it('lives on while it is true, and no longer', async () => {
    let isTrue = true
    const { ask } = numbered(async () => isTrue)
    expect(await ask()).toBe('1')
    vi.advanceTimersByTime(5100)
    expect(await ask()).toBe('1')
    isTrue = false
    vi.advanceTimersByTime(4000)
    expect(await ask()).toBe('1')
    vi.advanceTimersByTime(1100)
    expect(await ask()).toBe('2')
  })

  it('is made anew after a minute, however true', async () => {
    const { ask } = numbered(async () => true)
    for (let second = 0; second < 60; second += 4) {
      expect(await ask()).toBe('1')
      vi.advanceTimersByTime(4000)
    }
    vi.advanceTimersByTime(5000)
    expect(await ask()).toBe('2')
  })

  it('is made once for simultaneous callers', async () => {
    const { ask } = numbered()
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['1', '1', '1'])
  })

  it('is not kept when it was a refusal or a failure', async () => {
    const cache = new SharedCache()
    expect(await cache.through('a', policy, async () => null)).toBeNull()
    const failing = async () => {
      throw new Error('no database')
    }
    await expect(cache.through('a', policy, failing)).rejects.toThrow('no database')
    expect(cache.get('a')).toBeUndefined()
  })
})

describe('what answers take', () => {
  it.each([
    ['', 0],
    ['price', 5],
    ['été', 3],
    ['Ush 3’000', 18],
  ])('%j takes %i bytes', (text, bytes) => {
    expect(bytesOf(text)).toBe(bytes)
  })

  it('is bounded: the latest are kept', async () => {
    const cache = new SharedCache()
    const megabyte = '’'.repeat(512 * 1024)
    const keep = (key: string) => cache.through(key, policy, async () => ({ text: megabyte }))
    for (let number = 1; number <= 40; number += 1) await keep(String(number))
    expect(cache.get('1')).toBeUndefined()
    expect(cache.get('40')?.text).toBe(megabyte)
    const kept = Array.from({ length: 40 }, (_, index) => cache.get(String(index + 1)))
    expect(kept.filter((answer) => answer !== undefined).length).toBeLessThanOrEqual(32)
  })
})
