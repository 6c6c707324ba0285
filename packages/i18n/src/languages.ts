/**
 * The languages of the shop. A further one is a folder of catalogues and a line here.
 */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-KE',
    isOffered: true,
    invitation: 'Read this page in English',
  },
  sw: {
    name: 'Kiswahili',
    locale: 'sw-TZ',
    isOffered: false,
    invitation: 'Soma ukurasa huu kwa Kiswahili',
  },
  pt: {
    name: 'Português',
    locale: 'pt-MZ',
    isOffered: false,
    invitation: 'Ler esta página em português',
  },
  fr: {
    name: 'Français',
    locale: 'fr-CD',
    isOffered: false,
    invitation: 'Lire cette page en français',
  },
} as const satisfies Record<string, LanguageFacts>

interface LanguageFacts {
  /** In the language itself. */
  name: string
  /** BCP 47 tag for numbers, dates and plurals; the country is named, because bare `pt` writes as Brazil does. */
  locale: string
  /** Whether visitors are offered it: only once every sentence is there. */
  isOffered: boolean
  /** What a visitor who would rather read it is offered, in the language itself. */
  invitation: string
}

/** ISO 639-1 code, also the first segment of an address. */
export type Language = keyof typeof languages

/** Needs no segment in an address; the sentences of the specification are in it. */
export const sourceLanguage = 'en' satisfies Language

/** English with accents, brackets and a third more length: what it does not change is outside of the catalogues. */
export const pseudoLanguage = 'en-XA'

export type AnyLanguage = Language | typeof pseudoLanguage

export const languageCodes = Object.keys(languages) as Language[]

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

export function localeOf(language: AnyLanguage): string {
  return language === pseudoLanguage ? languages.en.locale : languages[language].locale
}
