import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bytesOf, encodePage, encodingFor, noncePlaceholder, zip } from './page-bytes.ts'

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0', 'gzip'],
  ['br; q=0.5, gzip', 'br'],
  ['gzip;q=0', null],
  ['*', 'br'],
])('who accepts %j gets %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

it('every answer of a page has its own nonce at each place', () => {
  const page = encodePage({ status: 200, html: `a ${noncePlaceholder} – ${noncePlaceholder} é` })
  expect(bytesOf(page, 'one').toString()).toBe('a one – one é')
  expect(bytesOf(page, 'two').toString()).toBe('a two – two é')
  expect(bytesOf(encodePage({ status: 200, html: 'none' }), 'x').toString()).toBe('none')
})

it('is kept as bytes, with what else is known of it', () => {
  const { parts, ...page } = encodePage({ status: 404, html: 'é', hasStock: true })
  expect(page).toEqual({ status: 404, hasStock: true, reads: [], size: 2 })
  expect(parts).toEqual([Buffer.from('é')])
})

it('is zipped whole', async () => {
  const body = Buffer.from('a page – '.repeat(1000))
  expect(brotliDecompressSync(await zip(body, 'br'))).toEqual(body)
  expect(gunzipSync(await zip(body, 'gzip'))).toEqual(body)
})
