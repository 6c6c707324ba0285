import { describe, expect, it } from 'vitest'
import { keptLanguage, languageToSuggest, offeredLanguages } from './languages-offered.ts'

const offered = offeredLanguages({ drafts: true })

describe('languageToSuggest', () => {
  it.each([
    [['sw-TZ', 'en'], null, 'en', 'sw'],
    [['en-GB', 'fr'], null, 'en', null],
    [['en-GB', 'fr'], null, 'fr', 'en'],
    [['lg', 'pt-BR'], null, 'en', 'pt'],
    [['de', 'zu'], null, 'en', null],
    [['sw'], 'en', 'en', null],
    [['sw'], 'fr', 'en', 'fr'],
    [[], null, 'en', null],
  ] as const)(
    'wishing %j, having chosen %s, on a page in %s: %s',
    (wishes, kept, current, found) => {
      expect(languageToSuggest({ wishes, kept, current, offered })).toBe(found)
    },
  )

  it('suggests nothing that is not offered', () => {
    expect(
      languageToSuggest({ wishes: ['sw'], kept: 'sw', current: 'en', offered: ['en', 'fr'] }),
    ).toBeNull()
  })
})

it.each([
  ['', null],
  ['bandari_email=a; bandari_language=sw', 'sw'],
  ['bandari_language=xx', null],
  ['not_bandari_language=sw', null],
])('%j keeps %s', (cookies, language) => {
  expect(keptLanguage(cookies)).toBe(language)
})
