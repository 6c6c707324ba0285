import type { Profile } from '@bandari/sdk'
import { buttonClass, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { t } from '../../language/translator.ts'

type Status = Profile['seller_status']

/** The state of the seller account; an approval has a banner of its own. */
export function SellerStatus({ status }: { status: Status }) {
  if (status === 'approved') return null
  if (status === 'pending') {
    return <Notice title={t('portalAccount.pendingTitle')}>{t('portalAccount.pendingText')}</Notice>
  }
  return <Decision status={status} />
}

/** Why somebody may not sell any more, or not yet. Without an answer the page is as good as before. */
function Decision({ status }: { status: 'none' | 'suspended' }) {
  const own = useOperation('getSellerApplication', {})
  const reason = own.data?.reason
  const why = reason ? t('portal.application.reason', { reason }) : null
  if (status === 'suspended') {
    return (
      <Notice kind="attention" title={t('portalAccount.suspendedTitle')}>
        {why} {t('portalAccount.suspendedText')}
      </Notice>
    )
  }
  if (own.data?.refused !== true) return null
  return (
    <Notice kind="attention" title={t('portal.application.refused')}>
      {why} {t('portal.application.againText')}{' '}
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.vendorDashboard}>
        {t('portal.application.again')}
      </Link>
    </Notice>
  )
}
