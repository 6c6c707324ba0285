import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { firstScript } from './first-script.ts'

interface Visitor {
  lang?: string
  cookie?: string
  stored?: Record<string, string>
  languages?: readonly string[]
}

/** What the document says of a visitor before its first paint. */
function marksFor({ lang = 'en', cookie = '', stored = {}, languages = ['en'] }: Visitor) {
  const dataset: Record<string, string> = {}
  runInNewContext(firstScript(['en', 'sw', 'fr']), {
    document: { documentElement: { lang, dataset }, cookie },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    navigator: { languages },
    addEventListener: () => undefined,
  })
  return dataset
}

describe('the line for the offer of another language is free before the first paint', () => {
  it.each<[string, Visitor, boolean]>([
    ['the browser asks for the language of the page', {}, false],
    ['the browser asks for another', { languages: ['sw-TZ', 'en'] }, true],
    ['the browser asks first for one that is not offered', { languages: ['ja', 'fr'] }, true],
    ['no wish of the browser is offered', { languages: ['ja'] }, false],
    [
      'the page’s language was chosen before',
      { cookie: 'bandari_language=en', languages: ['sw'] },
      false,
    ],
    ['another was chosen before', { cookie: 'a=b; bandari_language=fr' }, true],
    [
      'the account of this device names another',
      { stored: { 'bandari.account-language': 'sw' } },
      true,
    ],
    ['the page is in it already', { lang: 'sw', languages: ['sw'] }, false],
  ])('%s', (_, visitor, isFree) => {
    expect('languageOffer' in marksFor(visitor)).toBe(isFree)
  })
})

it('large pictures that were chosen on the device are there from the first paint', () => {
  expect(marksFor({ stored: { 'bandari.cards': 'large' } })).toEqual({ cards: 'large' })
  expect(marksFor({})).toEqual({})
})
