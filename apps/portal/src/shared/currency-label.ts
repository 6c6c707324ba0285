import { isEnglish } from '@bandari/i18n/format'
import { locale } from './format.ts'

const names = new Intl.DisplayNames(isEnglish(locale) ? 'en' : locale, { type: 'currency' })

/** `KES, Kenyan Shilling`. */
export function currencyLabel(code: string): string {
  return `${code}, ${names.of(code) ?? code}`
}
