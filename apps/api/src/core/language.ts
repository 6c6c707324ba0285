import Negotiator from 'negotiator'
import { inLanguage, isLanguage, type Language, languages, sourceLanguage } from '@bandari/i18n'
import type { Settings } from './settings.ts'

/** The language of ours that an Accept-Language header likes best; our apps send the language of the page. */
export function requestedLanguage(header = ''): Language {
  const tags = new Negotiator({ headers: { 'accept-language': header } }).languages()
  return tags.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? sourceLanguage
}

type Drafts = Pick<Settings, 'draftLanguages'>

/** The language of a code, or null where the shop is not offered in it. */
export function offeredLanguage({ draftLanguages }: Drafts, code: string): Language | null {
  const isThere = isLanguage(code) && (draftLanguages || languages[code].isOffered)
  return isThere ? code : null
}

/** Where a mail in a language leads in the shop: to the page in that language, once the shop is offered in it. */
export function shopAddress(
  settings: Drafts & Pick<Settings, 'storefrontOrigin'>,
  path: string,
  language: Language,
): string {
  const offered = offeredLanguage(settings, language) ?? sourceLanguage
  return `${settings.storefrontOrigin}${inLanguage(path, offered)}`
}
