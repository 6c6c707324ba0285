import { currencyLabel } from '../../shared/currency-label.ts'

/** Every currency that the browser knows: `KES, Kenyan Shilling`. */
export function currencyChoices(): { value: string; label: string }[] {
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: currencyLabel(code),
  }))
}
