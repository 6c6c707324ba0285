import type { Format } from '@bandari/i18n/format'
import type { Basket } from '@bandari/sdk'

/** An amount in the basket's currency, which is known once the basket has a line. */
export function basketPrice(
  { currency }: Pick<Basket, 'currency'>,
  amount: string,
  format: Format,
): string {
  return currency === null ? '' : format.money({ amount, currency })
}
