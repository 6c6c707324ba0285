import { isEnglish } from '@bandari/i18n/format'
import { locale } from '../../shared/format.ts'

/** Every currency that the browser knows: `KES, Kenyan Shilling`. */
export function currencyChoices(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(isEnglish(locale) ? 'en' : locale, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code}, ${names.of(code) ?? code}`,
  }))
}
