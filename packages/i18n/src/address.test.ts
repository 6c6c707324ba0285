import { describe, expect, it } from 'vitest'
import { inLanguage, readLanguage } from './address.ts'

describe('readLanguage', () => {
  it.each([
    ['/', 'en', '', '/'],
    ['/deals?page=2', 'en', '', '/deals?page=2'],
    ['/sw', 'sw', '/sw', '/'],
    ['/sw/', 'sw', '/sw', '/'],
    ['/sw?q=a', 'sw', '/sw', '/?q=a'],
    ['/fr/deals?page=2', 'fr', '/fr', '/deals?page=2'],
    ['/en-XA/find', 'en-XA', '/en-XA', '/find'],
    ['/en/deals', 'en', '', '/en/deals'],
    ['/swahili', 'en', '', '/swahili'],
    ['/search/1/0/0/1/*/*/0', 'en', '', '/search/1/0/0/1/*/*/0'],
    ['/toString', 'en', '', '/toString'],
  ])('%s is %s, %j and %s', (url, language, prefix, path) => {
    expect(readLanguage(url, { drafts: true })).toEqual({ language, prefix, path })
  })

  it('knows no pseudo-language outside of tests', () => {
    expect(readLanguage('/en-XA/find').path).toBe('/en-XA/find')
  })
})

it.each([
  ['/', 'en', '/'],
  ['/', 'sw', '/sw'],
  ['/deals?page=2', 'pt', '/pt/deals?page=2'],
] as const)('%s in %s is %s', (path, language, address) => {
  expect(inLanguage(path, language)).toBe(address)
})
