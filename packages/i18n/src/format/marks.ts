import { isLanguage, type Language, languages, type Marks } from '../languages.ts'

export function isEnglish(locale: string): boolean {
  return languageOf(locale) === 'en'
}

export function marksOf(locale: string): Marks {
  return languages[languageOf(locale)].marks
}

function languageOf(locale: string): Language {
  const [code = ''] = locale.split('-')
  if (!isLanguage(code)) throw new RangeError(`not a locale of ours: ${locale}`)
  return code
}

/** The digits of a whole number with its thousands set apart. */
export function groupDigits(digits: string, locale: string): string {
  const { group, groupsFrom } = marksOf(locale)
  return digits.length < groupsFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group)
}
