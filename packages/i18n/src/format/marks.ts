import type { Language } from '../languages.ts'

/** How a language writes numbers. */
export interface Marks {
  /** Between thousands. */
  group: string
  decimal: string
  /** The digits from which on thousands are set apart: Portuguese writes 1234, but 12 345. */
  groupsFrom: number
  /** A distance, and a share of a hundred; `{n}` is the number. */
  kilometres: string
  percent: string
}

const noBreak = '\u00a0'
const narrowNoBreak = '\u202f'

/**
 * As CLDR has them for each language's locale, which a test compares. Written down because a page is drawn twice, by the
 * server and by any browser, whose data may be of another year: both must print the same characters.
 */
const marks: Readonly<Record<Language, Marks>> = {
  en: { group: ',', decimal: '.', groupsFrom: 4, kilometres: '{n} km', percent: '{n}%' },
  sw: { group: ',', decimal: '.', groupsFrom: 4, kilometres: `km${noBreak}{n}`, percent: '{n}%' },
  pt: {
    group: noBreak,
    decimal: ',',
    groupsFrom: 5,
    kilometres: `{n}${noBreak}km`,
    percent: '{n}%',
  },
  fr: {
    group: narrowNoBreak,
    decimal: ',',
    groupsFrom: 4,
    kilometres: `{n}${narrowNoBreak}km`,
    percent: `{n}${narrowNoBreak}%`,
  },
}

export function isEnglish(locale: string): boolean {
  return languageOf(locale) === 'en'
}

export function marksOf(locale: string): Marks {
  return marks[languageOf(locale)]
}

function languageOf(locale: string): Language {
  const [code = ''] = locale.split('-')
  if (!Object.hasOwn(marks, code)) throw new RangeError(`not a locale of ours: ${locale}`)
  return code as Language
}

/** The digits of a whole number with its thousands set apart. */
export function groupDigits(digits: string, locale: string): string {
  const { group, groupsFrom } = marksOf(locale)
  return digits.length < groupsFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group)
}
