const noBreak = '\u00a0'
const narrowNoBreak = '\u202f'

/**
 * The languages of the shop. A further one is a folder of catalogues and an entry here.
 */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-KE',
    isOffered: true,
    invitation: 'Read this page in English',
    marks: {
      group: ',',
      decimal: '.',
      groupsFrom: 4,
      kilometres: '{n} km',
      percent: '{n}%',
      money: '{code} {n}',
      colon: ': ',
    },
  },
  sw: {
    name: 'Kiswahili',
    locale: 'sw-TZ',
    isOffered: true,
    invitation: 'Soma ukurasa huu kwa Kiswahili',
    marks: {
      group: ',',
      decimal: '.',
      groupsFrom: 4,
      kilometres: `km${noBreak}{n}`,
      percent: '{n}%',
      money: `{code}${noBreak}{n}`,
      colon: ': ',
    },
  },
  pt: {
    name: 'Português',
    locale: 'pt-MZ',
    isOffered: true,
    invitation: 'Ler esta página em português',
    marks: {
      group: noBreak,
      decimal: ',',
      groupsFrom: 5,
      kilometres: `{n}${noBreak}km`,
      percent: '{n}%',
      money: `{code}${noBreak}{n}`,
      colon: ': ',
    },
  },
  fr: {
    name: 'Français',
    locale: 'fr-CD',
    isOffered: true,
    invitation: 'Lire cette page en français',
    marks: {
      group: narrowNoBreak,
      decimal: ',',
      groupsFrom: 4,
      kilometres: `{n}${narrowNoBreak}km`,
      percent: `{n}${narrowNoBreak}%`,
      money: `{n}${noBreak}{code}`,
      colon: `${noBreak}: `,
    },
  },
} as const satisfies Record<string, LanguageFacts>

interface LanguageFacts {
  /** In the language itself. */
  name: string
  /** BCP 47 tag for numbers, dates and plurals; the country is named, because bare `pt` writes as Brazil does. */
  locale: string
  /** Whether visitors are offered it: only once every sentence is there. */
  isOffered: boolean
  /** Offers the language to a visitor who would rather read it, in the language itself. */
  invitation: string
  /**
   * As CLDR has them for the locale, which a test compares. Written down because a page is drawn twice, by the server and by
   * any browser, whose data may be of another year: both must print the same characters.
   */
  marks: NumberMarks
}

/** How a language writes numbers. */
export interface NumberMarks {
  /** Between thousands. */
  group: string
  decimal: string
  /** How many digits a number has before thousands are set apart: Portuguese writes 1234, but 12 345. */
  groupsFrom: number
  /** A distance, and a share of a hundred; `{n}` is the number. */
  kilometres: string
  percent: string
  /** An amount; `{code}` is the currency's. Ours, not CLDR's, which puts signs that neighbours read as their own. */
  money: string
  /** Between a label and what it labels. */
  colon: string
}

/** ISO 639-1 code, also the first segment of an address. */
export type Language = keyof typeof languages

/** Needs no segment in an address; the sentences of the specification are in it. */
export const sourceLanguage = 'en' satisfies Language

/** English with accents, brackets and a third more length: what it does not change is outside of the catalogues. */
export const pseudoLanguage = 'en-XA'

export type AnyLanguage = Language | typeof pseudoLanguage

export const languageCodes = Object.keys(languages) as Language[]

/** The languages of visitors and of search engines. */
export const offeredLanguages: readonly Language[] = languageCodes.filter(
  (code) => languages[code].isOffered,
)

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code)
}

export function localeOf(language: AnyLanguage): string {
  return language === pseudoLanguage ? languages.en.locale : languages[language].locale
}
