import type { SupportInsuranceTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoney } from '../../shared/format.ts'

/** `1.65 %, at least $30.00`. */
export function termsWords(tariff: SupportInsuranceTariff): string {
  return t('staffInsurance.shareOf', { share: tariff.percent, minimum: minimumWords(tariff) })
}

export function minimumWords({ minimum, currency }: SupportInsuranceTariff): string {
  return formatMoney({ amount: minimum, currency })
}
