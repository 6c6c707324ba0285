import { useFormat, useTranslate } from '@bandari/i18n/react'

/** `$9,240 – 9,610`, with cents where asked for; one amount where both are the same. */
export function useRange() {
  const format = useFormat()
  const t = useTranslate()
  return (low: string, high: string, { currency = 'USD', decimals = 2 } = {}) => {
    const from = format.money({ amount: low, currency, decimals })
    const to = format.money({ amount: high, currency, decimals })
    // The currency is said once, as the price in the list above is.
    return from === to
      ? from
      : t('door.range', format.moneyBounds({ low, high, currency, decimals }))
  }
}
