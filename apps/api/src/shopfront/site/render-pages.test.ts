import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { SharedCache } from '../../platform/http/shared-cache.ts'
import { RequestCounts } from '../../platform/metrics/request-counts.ts'
import { readSettings } from '../../settings.ts'
import { bytesOf } from './page-bytes.ts'
import { makePages } from './render-pages.ts'

type Arguments = Parameters<typeof makePages>

/** Tells how often a page was drawn. */
function pagesOf(hasStock: boolean, filling = '') {
  let drawn = 0
  const site = {
    render: () => {
      drawn += 1
      return Promise.resolve({ status: 200, html: `drawn ${drawn}${filling}`, hasStock })
    },
  } as unknown as Arguments[1]
  const context = {
    settings: readSettings({}),
    cache: new SharedCache(),
    counts: new RequestCounts(),
    queues: { work: { run: (_: unknown, work: () => unknown) => work() } },
  } as unknown as Arguments[2]
  const pages = makePages({} as Arguments[0], site, context)
  return async (destination = '', preview?: string) => {
    const origin = 'https://shop.example'
    const who = { savesData: false, ip: '192.0.2.1', clients: [] }
    const wish = { url: '/details/1', origin, destination, preview, ...who }
    return bytesOf(await pages(wish), '')
      .toString()
      .trim()
  }
}

/** The cache reads the clock at most once a millisecond. */
async function advance(milliseconds: number) {
  const now = performance.now() + milliseconds
  vi.spyOn(performance, 'now').mockReturnValue(now)
  await setTimeout(5)
}

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['what can be bought is drawn again after a second', true, 'drawn 2'],
  ['any other page is kept for a few', false, 'drawn 1'],
])('%s', async (_, hasStock, later) => {
  const page = pagesOf(hasStock)
  expect(await page()).toBe('drawn 1')
  await advance(900)
  expect(await page()).toBe('drawn 1')
  await advance(200)
  expect(await page()).toBe(later)
})

it('a page for a destination is kept apart from the one for everybody', async () => {
  const page = pagesOf(false)
  expect(await page()).toBe('drawn 1')
  expect(await page('country=ZM&city=Lusaka')).toBe('drawn 2')
  expect(await page('country=ZW&city=Harare')).toBe('drawn 3')
  expect(await page('country=ZM&city=Lusaka')).toBe('drawn 2')
  expect(await page()).toBe('drawn 1')
})

it('as many are kept as their bytes leave room for, the latest', async () => {
  const page = pagesOf(false, ' '.repeat(12 * 1024 * 1024))
  expect(await page('a')).toBe('drawn 1')
  expect(await page('b')).toBe('drawn 2')
  expect(await page('b')).toBe('drawn 2')
  expect(await page('c')).toBe('drawn 3')
  expect(await page('b')).toBe('drawn 2')
  expect(await page('a')).toBe('drawn 4')
})

it('a preview is drawn for its reader alone, each time', async () => {
  const page = pagesOf(false)
  expect(await page()).toBe('drawn 1')
  expect(await page('', 'token')).toBe('drawn 2')
  expect(await page('', 'token')).toBe('drawn 3')
  expect(await page()).toBe('drawn 1')
})
