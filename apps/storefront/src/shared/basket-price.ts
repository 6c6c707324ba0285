import type { Basket } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'

/** An amount in the basket's currency, which it has once there is something in it. */
export function basketPrice({ currency }: Pick<Basket, 'currency'>, amount: string): string {
  return currency === null ? '' : formatMoney({ amount, currency })
}
