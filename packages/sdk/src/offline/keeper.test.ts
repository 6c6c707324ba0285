import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Keeper } from './keeper.ts'
import { keptAtHeader, longest, most } from './rules.ts'

/** A browser's caches: each is addresses with answers, in the order in which they were kept. */
let caches: Map<string, Map<string, Response>>
/** What the network answers, by address. */
let network: Record<string, () => Response>
let asked: string[]

const origin = 'https://shop.example'
const addressOf = (key: string | Request) =>
  typeof key === 'string' ? new URL(key, origin).href : key.url

function cacheOf(name: string) {
  const entries = caches.get(name) ?? new Map<string, Response>()
  caches.set(name, entries)
  return {
    put: (key: string | Request, response: Response) => {
      entries.delete(addressOf(key))
      return Promise.resolve(entries.set(addressOf(key), response))
    },
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    delete: (key: Request) => Promise.resolve(entries.delete(addressOf(key))),
  }
}

beforeEach(() => {
  caches = new Map()
  network = {}
  asked = []
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    match: (key: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      const places = cacheName === undefined ? [...caches.values()] : [caches.get(cacheName)]
      const found = places.find((entries) => entries?.has(addressOf(key)))
      return Promise.resolve(found?.get(addressOf(key))?.clone())
    },
  })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const answer = network[new URL(url, origin).pathname]
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => vi.unstubAllGlobals())

function keeperOf(version: string) {
  return new Keeper({
    version,
    origin,
    files: '/assets/',
    isPageKept: () => true,
    keyOf: ({ pathname }) => pathname,
    shells: [],
  })
}

const html = (text: string) => () =>
  new Response(text, { headers: { 'content-type': 'text/html', 'content-encoding': 'br' } })
const namesNow = () => [...caches.keys()].sort()
const requestOf = (token: string) =>
  new Request(`${origin}/api/orders/`, { headers: { authorization: `Token ${token}` } })
const page = (keeper: Keeper, path: string) => keeper.pagePlace(new URL(path, origin))

describe('answers of one account', () => {
  it('are kept for its token alone, and end when another one asks', async () => {
    const keeper = keeperOf('1')
    const grace = await keeper.answerPlace(requestOf('grace'))
    await keeper.keep(grace, Response.json(['an order']), keeper.epoch)
    expect(await (await keeper.known(grace))?.json()).toEqual(['an order'])
    const otieno = await keeper.answerPlace(requestOf('otieno'))
    expect(otieno.cache).not.toBe(grace.cache)
    expect(await keeper.known(otieno)).toBeUndefined()
    expect(namesNow()).not.toContain(grace.cache)
  })

  it('have no token in the name of their cache', async () => {
    const { cache } = await keeperOf('1').answerPlace(requestOf('grace'))
    expect(cache).not.toContain('grace')
  })

  it('are not kept when their reader has signed out since they were asked for', async () => {
    const keeper = keeperOf('1')
    const { epoch } = keeper
    const place = await keeper.answerPlace(requestOf('grace'))
    await keeper.forget()
    await keeper.keep(place, Response.json(['an order']), epoch)
    expect(await keeper.known(place)).toBeUndefined()
  })
})

describe('pages', () => {
  it('of an error are not kept', async () => {
    const keeper = keeperOf('1')
    for (const status of [404, 500, 503])
      await keeper.keep(page(keeper, '/a'), new Response('', { status }), keeper.epoch)
    expect(await keeper.known(page(keeper, '/a'))).toBeUndefined()
  })

  it('are kept unpacked, with the time, the newest of many', async () => {
    const keeper = keeperOf('1')
    for (let number = 0; number <= most.page; number += 1)
      await keeper.keep(page(keeper, `/${number}`), html('x')(), keeper.epoch)
    const kept = await keeper.known(page(keeper, `/${most.page}`))
    expect(kept?.headers.get('content-encoding')).toBeNull()
    expect(Number(kept?.headers.get(keptAtHeader))).toBeGreaterThan(Date.now() - 60_000)
    expect(await keeper.known(page(keeper, '/0'))).toBeUndefined()
    expect(await keeper.known(page(keeper, '/1'))).toBeDefined()
  })

  it('are not shown when they are too old', async () => {
    const keeper = keeperOf('1')
    await keeper.keep(page(keeper, '/a'), html('x')(), keeper.epoch)
    vi.setSystemTime(Date.now() + longest + 1)
    expect(await keeper.known(page(keeper, '/a'))).toBeUndefined()
    vi.useRealTimers()
  })
})

describe('a new version', () => {
  it('brings its own files, and those of the languages that the device reads', async () => {
    network = {
      '/sw/offline': html('<script src="/assets/a-1.js"></script><link href="/assets/b-1.css">'),
      '/assets/a-1.js': () => new Response('a'),
      '/assets/b-1.css': () => new Response('b'),
    }
    await keeperOf('1').keepShell('/sw/offline')
    expect([...(caches.get('bandari-files-1')?.keys() ?? [])]).toEqual([
      `${origin}/sw/offline`,
      `${origin}/assets/a-1.js`,
      `${origin}/assets/b-1.css`,
    ])
    network['/sw/offline'] = html(
      '<script src="/assets/a-2.js"></script><link href="/assets/b-1.css">',
    )
    network['/assets/a-2.js'] = () => new Response('a2')
    asked = []
    await keeperOf('2').install()
    expect([...(caches.get('bandari-files-2')?.keys() ?? [])].sort()).toEqual([
      `${origin}/assets/a-2.js`,
      `${origin}/assets/b-1.css`,
      `${origin}/sw/offline`,
    ])
    // What has not changed is not fetched again.
    expect(asked).not.toContain('/assets/b-1.css')
  })

  it('leaves the old files until it is active, which it is when no page needs them', async () => {
    cacheOf('bandari-files-1')
    const next = keeperOf('2')
    await next.install()
    await next.keep(next.filePlace(`${origin}/assets/a-2.js`), new Response('a2'), next.epoch)
    expect(namesNow()).toEqual(['bandari-files-1', 'bandari-files-2'])
    await next.keep(page(next, '/a'), html('x')(), next.epoch)
    await next.activate()
    expect(namesNow()).toEqual(['bandari-files-2', 'bandari-pages'])
  })
})

it('signing out leaves the files of the build alone', async () => {
  const keeper = keeperOf('1')
  await keeper.keep(keeper.filePlace(`${origin}/assets/a-1.js`), new Response('a'), keeper.epoch)
  await keeper.keep(page(keeper, '/a'), html('x')(), keeper.epoch)
  await keeper.keep(keeper.picturePlace(`${origin}/media/a.jpg`), new Response('p'), keeper.epoch)
  await keeper.forget()
  expect(namesNow()).toEqual(['bandari-files-1'])
})
