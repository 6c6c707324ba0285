import type { Basket } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'

/** An amount in the basket's currency, which is known once the basket has a line. */
export function basketPrice({ currency }: Pick<Basket, 'currency'>, amount: string): string {
  return currency === null ? '' : formatMoney({ amount, currency })
}
