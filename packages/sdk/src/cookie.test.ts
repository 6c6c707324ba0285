import { afterEach, expect, it, vi } from 'vitest'
import { setCookie } from './cookie.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https:', true],
  ['http:', false],
])('over %s a cookie is for encrypted connections only: %s', (protocol, isSecure) => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  setCookie('a', 'b', 60)
  expect(document.cookie.split('; ').includes('secure')).toBe(isSecure)
})
