import type { SupportTariff } from '@bandari/sdk'
import { formatMoney } from '../shared/format.ts'

export const stateWords = {
  current: 'In force',
  coming: 'To come',
  past: 'Past',
} as const satisfies Record<SupportTariff['state'], string>

export const typeChoices = [
  { id: 'RORO', name: 'RORO' },
  { id: 'Container', name: 'Container' },
]

/** Without a port it is for all that have none of their own. */
export function placeWords({ port }: Pick<SupportTariff, 'port'>): string {
  return port ?? 'Every port'
}

/** `RORO, every port`. */
export function nameWords({ shipping_type, port }: SupportTariff): string {
  return `${shipping_type}, ${port ?? 'every port'}`
}

export function chargeWords({
  amount,
  currency,
}: Pick<SupportTariff, 'amount' | 'currency'>): string {
  return formatMoney({ amount, currency })
}
