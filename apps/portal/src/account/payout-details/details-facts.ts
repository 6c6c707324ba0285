import type { PayoutDetails } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import type { Fact } from '../../shared/FactList.tsx'
import { payoutAccount } from '../../shared/programme/payout-account.ts'
import { regionNames } from '../../shared/region-names.ts'

/** What an account is recognised by, as the owner reads it. */
export function factsOf(details: PayoutDetails): Fact[] {
  const { kind, country, currency } = details
  return [
    { name: t('portalPayouts.kind'), value: t(`portalPayouts.kind.${kind}`) },
    { name: t('portalPayouts.account'), value: payoutAccount(details) },
    { name: t('portalPayouts.country'), value: regionNames.of(country) ?? country },
    { name: t('portalPayouts.currency'), value: currency },
  ]
}
