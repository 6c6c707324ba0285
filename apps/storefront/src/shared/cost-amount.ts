import type { CostLine } from '@bandari/sdk'
import { formatMoney } from '@bandari/ui'

/** `$700.00`, or `−$200.00` for a discount. */
export function costAmount({ amount, currency }: Pick<CostLine, 'amount' | 'currency'>): string {
  return isTakenOff({ amount })
    ? `−${formatMoney({ amount: amount.slice(1), currency })}`
    : formatMoney({ amount, currency })
}

export function isTakenOff({ amount }: Pick<CostLine, 'amount'>): boolean {
  return amount.startsWith('-')
}
