import type { AnyLanguage } from '@bandari/i18n'
import { expect, it } from 'vitest'
import { languageOfVisit, languageToFollow } from './chosen-language.ts'

it.each([
  ['nothing is known', '', '', [], 'en'],
  ['the browser wishes', '', '', ['de-DE', 'en-GB'], 'en'],
  ['it was chosen', '', 'bandari_language=fr', ['en-KE'], 'fr'],
  ['the shop was read in it', '#code=abc&language=sw', 'bandari_language=fr', ['en-KE'], 'sw'],
  ['the shop names no language of ours', '#code=abc&language=xx', 'bandari_language=fr', [], 'fr'],
  ['a cookie names none of ours', '', 'bandari_language=xx', [], 'en'],
  ['the tests read it', '', 'a=b; bandari_language=en-XA', [], 'en-XA'],
])('%s', (_, hash, cookies, wishes, language) => {
  expect(languageOfVisit({ hash, cookies, wishes })).toBe(language)
})

it.each<[string, string, string, AnyLanguage, string | null]>([
  ['the account has another', 'en', '', 'fr', 'en'],
  ['it is the one already', 'en', '', 'en', null],
  ['another was chosen here', 'en', 'bandari_language=fr', 'fr', null],
  ['the tests read another', 'en', 'bandari_language=en-XA', 'en-XA', null],
  ['it is not offered', 'xx', '', 'en', null],
])('follows the account or not: %s', (_, language, cookies, chosen, followed) => {
  expect(languageToFollow({ language, cookies, chosen })).toBe(followed)
})
