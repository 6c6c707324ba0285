import type { SupportExchangeRate } from '@bandari/sdk'
import { formatMoney } from '../../shared/format.ts'

/** `KES 129.50`, with every place that the rate has. */
export function rateLabel({
  rate,
  currency,
}: Pick<SupportExchangeRate, 'rate' | 'currency'>): string {
  const decimals = rate.split('.')[1]?.length ?? 0
  return formatMoney({ amount: rate, currency, decimals })
}
