import { expect, it } from 'vitest'
import { isPageKept, shellFor } from './kept-pages.ts'

it.each([
  '/',
  '/sw',
  '/details/7',
  '/sw/details/7',
  '/search/toyota/vitz',
  '/calculator',
  '/favourites',
  '/seen',
  '/my-basket',
])('%s is kept', (path) => {
  expect(isPageKept(path)).toBe(true)
})

it.each([
  ['an address with a secret', '/activate/MQ/secret'],
  ['the same in Swahili', '/sw/password/reset/confirm/MQ/secret'],
  ['a mailed link', '/stop-alerts/1-secret'],
  ['an arrival', '/sso'],
  ['the sign-in', '/fr/login'],
  ['a page of paying', '/checkout'],
  ['the API', '/api/docs'],
  ['a file', '/sitemap.xml'],
  ['a file of a language', '/sw/manifest.webmanifest'],
])('%s is not kept', (_, path) => {
  expect(isPageKept(path)).toBe(false)
})

it.each([
  ['/details/7', '/offline'],
  ['/sw/details/7', '/sw/offline'],
  ['/sw', '/sw/offline'],
  ['/swahili', '/offline'],
])('%s begins with %s', (path, shell) => {
  expect(shellFor(path)).toBe(shell)
})
