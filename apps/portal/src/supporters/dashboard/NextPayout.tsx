import type { CommissionSummary } from '@bandari/sdk'
import { buttonClass, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { payoutAccount } from '../../shared/programme/payout-account.ts'
import css from './Balances.module.css'

/** When money leaves next, and where it goes; whoever has not said where is asked to. */
export function NextPayout({ summary }: { summary: CommissionSummary }) {
  const { next_payout, payout_details: details } = summary
  const when = t('portalSupporter.nextPayout', { day: formatDay(next_payout) })
  if (!details) {
    return (
      <Notice kind="attention" title={t('portalSupporter.nowhereToPay')}>
        {when}{' '}
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.payoutDetails}>
          {t('portalSupporter.givePayoutDetails')}
        </Link>
      </Notice>
    )
  }
  return (
    <p className={css.next}>
      <span>{when}</span>
      <span>{t('portalSupporter.nextPayoutTo', { account: payoutAccount(details) })}</span>
      <Link to={paths.payoutDetails}>{t('portalSupporter.changePayoutDetails')}</Link>
    </p>
  )
}
