import { Notice } from '@bandari/ui'
import Close from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useStore } from 'react-admin'
import { useProfile } from '../../providers/use-profile.ts'
import css from './ProfileTab.module.css'
import { t } from '../../language/translator.ts'

/** The banner's condition is not specified: support has approved the account as a vendor (decisions 4). */
export function ApprovedBanner() {
  const { data: profile } = useProfile()
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
