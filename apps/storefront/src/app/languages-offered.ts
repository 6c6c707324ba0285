import { isLanguage, type Language, languageCodes, languages } from '@bandari/i18n'

/** With `drafts` also those that are not complete yet. */
export function offeredLanguages({ drafts }: { drafts: boolean }): Language[] {
  return languageCodes.filter((code) => drafts || languages[code].isOffered)
}

const cookie = 'bandari_language'
const year = 365 * 24 * 3600

/** Remembers what the visitor chose, also that they did not want another. */
export function keepLanguage(language: Language) {
  document.cookie = `${cookie}=${language}; path=/; max-age=${year}; samesite=lax`
}

/** What the visitor chose before, here or at the portal. */
export function keptLanguage(cookies: string): Language | null {
  const [, code = ''] = /(?:^|; )bandari_language=([\w-]+)/.exec(cookies) ?? []
  return isLanguage(code) ? code : null
}

interface Visitor {
  /** BCP 47 tags, the best liked first: `navigator.languages`. */
  wishes: readonly string[]
  kept: Language | null
  current: string
  offered: readonly Language[]
}

/**
 * The language that a visitor would rather read than the page's: what they chose before, else the first of their
 * browser's that we offer. Null where the page is in it already.
 */
export function languageToSuggest({ wishes, kept, current, offered }: Visitor): Language | null {
  const wished = kept ?? wishes.map((tag) => tag.split('-')[0] ?? '').find(isOffered)
  return wished === undefined || wished === current || !isOffered(wished) ? null : wished

  function isOffered(code: string): code is Language {
    return offered.some((language) => language === code)
  }
}
