import type { OwnPayoutDetails } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'
import { payoutAccount } from '../../shared/programme/payout-account.ts'

/** A change that the mailed link has to confirm. */
export function WaitingDetails({ details }: { details: OwnPayoutDetails }) {
  const { waiting, waits_until } = details
  if (!waiting || waits_until === null) return null
  return (
    <Notice kind="attention" live title={t('portalPayouts.waiting')}>
      {t('portalPayouts.waitingText', {
        account: payoutAccount(waiting),
        moment: formatMoment(waits_until),
      })}
    </Notice>
  )
}
