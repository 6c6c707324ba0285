import type { SupportInsuranceTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoney } from '../../shared/format.ts'

/** `1.65 %, at least $30.00`. */
export function termsLabel(tariff: SupportInsuranceTariff): string {
  return t('staffInsurance.shareOf', { share: tariff.percent, minimum: minimumLabel(tariff) })
}

export function minimumLabel({ minimum, currency }: SupportInsuranceTariff): string {
  return formatMoney({ amount: minimum, currency })
}
