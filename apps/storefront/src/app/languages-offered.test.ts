import { savedLanguage } from '@bandari/i18n'
import { describe, expect, it } from 'vitest'
import { languageToSuggest, offeredLanguages } from './languages-offered.ts'

const offered = offeredLanguages({ drafts: true })

describe('languageToSuggest', () => {
  it.each([
    [['sw-TZ', 'en'], null, null, 'en', 'sw'],
    [['en-GB', 'fr'], null, null, 'en', null],
    [['en-GB', 'fr'], null, null, 'fr', 'en'],
    [['ak', 'pt-BR'], null, null, 'en', 'pt'],
    [['de', 'zu'], null, null, 'en', null],
    [['sw'], 'en', null, 'en', null],
    [['sw'], 'fr', null, 'en', 'fr'],
    [[], null, null, 'en', null],
    [['en'], null, 'fr', 'en', 'fr'],
    [['en'], null, 'fr', 'fr', null],
    [['sw'], 'pt', 'fr', 'en', 'pt'],
  ] as const)(
    'wishing %j, having chosen %s here and %s elsewhere, on a page in %s: %s',
    (wishes, kept, account, current, found) => {
      expect(languageToSuggest({ wishes, kept, account, current, offered })).toBe(found)
    },
  )

  it('suggests nothing that is not offered', () => {
    expect(
      languageToSuggest({
        wishes: ['sw'],
        kept: 'sw',
        account: 'sw',
        current: 'en',
        offered: ['en', 'fr'],
      }),
    ).toBeNull()
  })
})

it.each([
  ['', null],
  ['bandari_email=a; bandari_language=sw', 'sw'],
  ['bandari_language=xx', null],
  ['not_bandari_language=sw', null],
])('%j keeps %s', (cookies, language) => {
  expect(savedLanguage(cookies)).toBe(language)
})
