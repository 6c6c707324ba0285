import { isEnglish } from '@bandari/i18n/format'
import { locale } from './format.ts'

/** Countries by their codes. */
export const regionNames = new Intl.DisplayNames(isEnglish(locale) ? 'en' : locale, {
  type: 'region',
  fallback: 'none',
})
