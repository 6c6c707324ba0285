import {
  type AnyLanguage,
  isLanguage,
  saveLanguage,
  savedAnyLanguage,
  type Language,
  languageCodes,
  languages,
  sourceLanguage,
} from '@bandari/i18n'

/** What visitors may choose from. */
export const offeredLanguages: readonly Language[] = languageCodes.filter(
  (code) => languages[code].isOffered,
)

interface Visit {
  /** Location hash; the shop passes the language of its page there. */
  hash: string
  cookies: string
  /** BCP 47 tags, the best liked first: `navigator.languages`. */
  wishes: readonly string[]
}

/** What the shop was read in, else what was chosen here, else the first of the browser's wishes that is offered. */
export function languageOfVisit({ hash, cookies, wishes }: Visit): AnyLanguage {
  const wished = wishes.map((tag) => tag.split('-')[0] ?? '').find(isOffered)
  return handedOver(hash) ?? savedAnyLanguage(cookies) ?? wished ?? sourceLanguage
}

function handedOver(hash: string): Language | null {
  const code = new URLSearchParams(hash.slice(1)).get('language') ?? ''
  return isLanguage(code) ? code : null
}

export function isOffered(code: string): code is Language {
  return offeredLanguages.some((language) => language === code)
}

/** Language of this document. A change of language loads a new document, so nothing half translated is shown. */
export const chosenLanguage: AnyLanguage =
  typeof document === 'undefined'
    ? sourceLanguage
    : languageOfVisit({
        hash: window.location.hash,
        cookies: document.cookie,
        wishes: navigator.languages,
      })

/** Draws the portal in a language from now on. An editor with unsaved changes asks first, as it does before any leaving. */
export function changeLanguage(language: Language): void {
  saveLanguage(language)
  window.location.reload()
}

interface LanguageSources {
  /** Language of the account. */
  language: string
  cookies: string
  chosen: AnyLanguage
}

/** The account's language on a device where none was chosen, or null where there is nothing to change. */
export function languageToFollow({ language, cookies, chosen }: LanguageSources): Language | null {
  if (savedAnyLanguage(cookies) !== null || !isOffered(language)) return null
  return language === chosen ? null : language
}

/** Draws the portal in the account's language at a device's first sign-in; the kept language ends this after one reload. */
export function followAccount(language: string): void {
  const followed = languageToFollow({ language, cookies: document.cookie, chosen: chosenLanguage })
  if (followed === null) return
  saveLanguage(followed)
  // A browser that keeps no cookies would begin anew for ever.
  if (savedAnyLanguage(document.cookie) === followed) window.location.reload()
}

/** Tells the document its language, and keeps the one that the shop handed over. */
export function applyChosenLanguage(): void {
  document.documentElement.lang = chosenLanguage
  const language = handedOver(window.location.hash)
  if (language !== null) saveLanguage(language)
}
