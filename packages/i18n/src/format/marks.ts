import { isLanguage, type Language, languages, type NumberMarks } from '../languages.ts'

export function isEnglish(locale: string): boolean {
  return languageOf(locale) === 'en'
}

export function numberMarksOf(locale: string): NumberMarks {
  return languages[languageOf(locale)].marks
}

function languageOf(locale: string): Language {
  const [code = ''] = locale.split('-')
  if (!isLanguage(code)) throw new RangeError(`not a locale of ours: ${locale}`)
  return code
}

/** The digits of a whole number with its thousands set apart. */
export function groupDigits(digits: string, locale: string): string {
  const { group, groupsFrom } = numberMarksOf(locale)
  return digits.length < groupsFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group)
}
