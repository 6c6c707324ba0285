import type { AnyLanguage } from '@bandari/i18n'
import { pseudoLanguage, sourceLanguage } from '@bandari/i18n'
import { useSite } from './settings.ts'

/** The `lang` of content in a language; undefined where the page is in it. */
export function useLanguageOf(): (content: { language: string }) => string | undefined {
  const { language: page } = useSite()
  return ({ language }) => (language === writtenIn(page) ? undefined : language)
}

/** The tests' own language is English. */
function writtenIn(page: AnyLanguage): string {
  return page === pseudoLanguage ? sourceLanguage : page
}
