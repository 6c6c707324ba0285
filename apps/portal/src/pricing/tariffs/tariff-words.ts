import type { PlainMessageId } from '@bandari/i18n'
import type { SupportTariff } from '@bandari/sdk'
import { formatMoney } from '../../shared/format.ts'
import { periodWords } from '../../staff/moment.ts'
import { t } from '../../language/translator.ts'

export const stateWords = {
  current: 'staffTariffs.state.current',
  coming: 'staffTariffs.state.coming',
  past: 'staffTariffs.state.past',
} as const satisfies Record<SupportTariff['state'], PlainMessageId>

export const typeChoices = [
  { id: 'RORO', name: 'staff.shippingType.RORO' },
  { id: 'Container', name: 'staff.shippingType.Container' },
]

/** A tariff without a port is for all ports that have no tariff of their own. */
export function placeWords({ port }: Pick<SupportTariff, 'port'>): string {
  return port ?? t('staffTariffs.everyPort')
}

/** `RORO, every port`. */
export function nameWords({ shipping_type, port }: SupportTariff): string {
  const type = t(`staff.shippingType.${shipping_type}`)
  if (port === null) return t('staffTariffs.nameOfEvery', { type })
  return t('staffTariffs.nameOf', { type, port })
}

/** What is said when a tariff is saved: its charge, and when it holds. */
export function announcedWords(tariff: SupportTariff): string {
  const period = periodWords(tariff.valid_from, tariff.valid_to)
  return t('staffTariffs.charged', { charge: chargeWords(tariff), period })
}

export function chargeWords({
  amount,
  currency,
}: Pick<SupportTariff, 'amount' | 'currency'>): string {
  return formatMoney({ amount, currency })
}
