import { inLanguage, isLanguage, type Language, languages, sourceLanguage } from '@bandari/i18n'
import type { Settings } from './settings.ts'

/** The first language of an Accept-Language header that we have sentences in; our apps send the one of the page. */
export function languageAsked(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((part) => part.trim().split(/[-;]/)[0] ?? '')
  return tags.find(isLanguage) ?? sourceLanguage
}

/** Where a mail in a language leads in the shop: to the page in that language, once the shop is offered in it. */
export function shopAddress(
  { storefrontOrigin, draftLanguages }: Pick<Settings, 'storefrontOrigin' | 'draftLanguages'>,
  path: string,
  language: Language,
): string {
  const isThere = draftLanguages || languages[language].isOffered
  return `${storefrontOrigin}${inLanguage(path, isThere ? language : sourceLanguage)}`
}
