import type { Profile } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import Close from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useGetOne, useStore } from 'react-admin'
import { querying } from '../../providers/granted.ts'
import css from './ProfileTab.module.css'
import { t } from '../../language/translator.ts'

type ProfileRecord = Profile & { id: string }

/** The banner's condition is not specified: support has approved the account as a vendor (decisions 4). */
export function ApprovedBanner() {
  const { data: profile } = useGetOne<ProfileRecord>('profile', { id: 'own' }, querying)
  const [isDismissed, setDismissed] = useStore('profile.isApprovalDismissed', false)
  if (profile?.seller_status !== 'approved' || isDismissed) return null
  return (
    <div className={css.banner}>
      <Notice kind="success" title={t('portalAccount.approved')} />
      <IconButton
        className={css.dismiss}
        aria-label={t('portalAccount.dismiss')}
        onClick={() => setDismissed(true)}
      >
        <Close />
      </IconButton>
    </div>
  )
}
