import type { Format } from '@bandari/i18n/format'
import type { CostLine } from '@bandari/sdk'

/** `$700.00`, or `−$200.00` for a discount. */
export function costAmount(
  { amount, currency }: Pick<CostLine, 'amount' | 'currency'>,
  format: Format,
): string {
  return isTakenOff({ amount })
    ? `−${format.money({ amount: amount.slice(1), currency })}`
    : format.money({ amount, currency })
}

export function isTakenOff({ amount }: Pick<CostLine, 'amount'>): boolean {
  return amount.startsWith('-')
}
