import { type Language, languageCodes, languages } from '@bandari/i18n'

/** With `drafts` also those that are not complete yet. */
export function offeredLanguages({ drafts }: { drafts: boolean }): Language[] {
  return languageCodes.filter((code) => drafts || languages[code].isOffered)
}

interface Visitor {
  /** BCP 47 tags, the best liked first: `navigator.languages`. */
  wishes: readonly string[]
  kept: Language | null
  /** What they chose on another device, if they are signed in. */
  account: Language | null
  current: string
  offered: readonly Language[]
}

/**
 * The language that a visitor would rather read than the page's: what they chose before, else their account's, else the
 * first of their browser's that we offer. Null where the page is in it already.
 */
export function languageToSuggest(visitor: Visitor): Language | null {
  const { wishes, kept, account, current, offered } = visitor
  const wished = kept ?? account ?? wishes.map((tag) => tag.split('-')[0] ?? '').find(isOffered)
  return wished === undefined || wished === current || !isOffered(wished) ? null : wished

  function isOffered(code: string): code is Language {
    return offered.some((language) => language === code)
  }
}
