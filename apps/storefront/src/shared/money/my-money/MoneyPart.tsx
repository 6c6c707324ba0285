import type { ExchangeRate } from '@bandari/sdk'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { useEffect } from 'react'
import { useListExchangeRatesQuery } from '../../../api/exchange-rates.ts'
import { useCurrencyChoice } from '../currency-choice.ts'
import { aboutAmount } from './about-amount.ts'
import { rateFor } from './save-currency.ts'

export interface MoneyPartProps {
  /** Dollars. */
  amount?: string | number
  /** ISO code of the country that the page stands for, unless the visitor has chosen one. */
  country?: string
  /** The amount itself, or the rate that it was worked out by. */
  show?: 'amount' | 'rate'
}

/** `about KES 1,560,000`; nothing where no current rate is known. */
export function MoneyPart({ amount = 0, country, show = 'amount' }: MoneyPartProps) {
  const format = useFormat()
  const t = useTranslate()
  const { data: rates } = useListExchangeRatesQuery()
  const wish = useCurrencyChoice(country)
  const rate = rateFor(wish, rates ?? [])
  useGivenUp(rates !== undefined && !rate)
  if (!rate) return null
  if (show === 'rate') return <Rate rate={rate} />
  const { currency } = rate
  const price = format.money({ amount: aboutAmount(amount, rate.rate), currency, decimals: 0 })
  return t('shared.aboutPrice', { price })
}

function Rate({ rate: { rate, currency, day } }: { rate: ExchangeRate }) {
  const format = useFormat()
  const t = useTranslate()
  const decimals = rate.split('.')[1]?.length ?? 0
  return t('shared.exchangeRate', {
    rate: format.money({ amount: rate, currency, decimals }),
    day: format.longDate(day),
  })
}

/** The document has kept a place for a money whose rate turned out to be unknown. */
function useGivenUp(isUnknown: boolean) {
  useEffect(() => {
    if (isUnknown) delete document.documentElement.dataset['money']
  }, [isUnknown])
}
