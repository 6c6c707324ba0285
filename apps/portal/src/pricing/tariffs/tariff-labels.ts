import type { PlainMessageId } from '@bandari/i18n'
import type { SupportTariff } from '@bandari/sdk'
import { formatMoney } from '../../shared/format.ts'
import { formatPeriod } from '../../staff/moment.ts'
import { t } from '../../language/translator.ts'

export const stateLabels = {
  current: 'staffTariffs.state.current',
  coming: 'staffTariffs.state.coming',
  past: 'staffTariffs.state.past',
} as const satisfies Record<SupportTariff['state'], PlainMessageId>

export const typeChoices = [
  { id: 'RORO', name: 'staff.shippingType.RORO' },
  { id: 'Container', name: 'staff.shippingType.Container' },
]

/** A tariff without a port is for all ports that have no tariff of their own. */
export function portLabel({ port }: Pick<SupportTariff, 'port'>): string {
  return port ?? t('staffTariffs.everyPort')
}

/** `RORO, every port`. */
export function tariffName({ shipping_type, port }: SupportTariff): string {
  const type = t(`staff.shippingType.${shipping_type}`)
  if (port === null) return t('staffTariffs.nameOfEvery', { type })
  return t('staffTariffs.nameOf', { type, port })
}

/** What is said when a tariff is saved: its charge, and when it holds. */
export function announcedLabel(tariff: SupportTariff): string {
  const period = formatPeriod(tariff.valid_from, tariff.valid_to)
  return t('staffTariffs.charged', { charge: chargeLabel(tariff), period })
}

export function chargeLabel({
  amount,
  currency,
}: Pick<SupportTariff, 'amount' | 'currency'>): string {
  return formatMoney({ amount, currency })
}
