import { useFormat, useTranslate } from '@bandari/i18n/react'

interface RangeOptions {
  currency?: string
  /** Digits after the point; those of the currency unless given: none for shillings of Uganda. */
  decimals?: number
}

/** `$9,240 – 9,610`; one amount where both are the same. */
export function useRange() {
  const format = useFormat()
  const t = useTranslate()
  return (low: string, high: string, { currency = 'USD', ...digits }: RangeOptions = {}) => {
    const from = format.money({ amount: low, currency, ...digits })
    const to = format.money({ amount: high, currency, ...digits })
    // The currency is said once, as the price in the list above is.
    return from === to
      ? from
      : t('door.range', format.moneyBounds({ low, high, currency, ...digits }))
  }
}
