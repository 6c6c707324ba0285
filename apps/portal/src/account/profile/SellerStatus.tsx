import type { Profile } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'

type Status = Profile['seller_status']

/** The state of the seller account; an approval has a banner of its own. */
export function SellerStatus({ status }: { status: Status }) {
  if (status === 'pending') {
    return <Notice title={t('portalAccount.pendingTitle')}>{t('portalAccount.pendingText')}</Notice>
  }
  if (status === 'suspended') {
    return (
      <Notice kind="attention" title={t('portalAccount.suspendedTitle')}>
        {t('portalAccount.suspendedText')}
      </Notice>
    )
  }
  return null
}
