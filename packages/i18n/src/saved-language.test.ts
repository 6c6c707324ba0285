import { afterEach, expect, it, vi } from 'vitest'
import { saveLanguage } from './saved-language.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https:', true],
  ['http:', false],
])('over %s the choice is kept for encrypted connections only: %s', (protocol, isSecure) => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  saveLanguage('sw')
  expect(document.cookie.split('; ').includes('secure')).toBe(isSecure)
})
