import { buttonClass } from '@bandari/ui'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import css from './UpgradeWizard.module.css'
import { StepHeading } from './StepHeading.tsx'
import { t } from '../../language/translator.ts'

/** The congratulations (account spec §2). The store ID is the promo code. */
export function JoinedStep({ code }: { code: string }) {
  return (
    <div className={css.joined}>
      <CheckCircle aria-hidden className={css.tick} />
      <StepHeading isFocused>{t('portalSupporter.joined')}</StepHeading>
      <p>{t('portalSupporter.storeId')}</p>
      <p className={css.code}>
        <strong>{code}</strong>
        <CopyButton text={code} what={t('portalSupporter.storeIdName')} />
      </p>
      <p className={css.quiet}>{t('portalSupporter.joinedText')}</p>
      <p>{t('portalSupporter.joinedPayouts')}</p>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.payoutDetails}>
        {t('portalSupporter.givePayoutDetails')}
      </Link>
      <Link className={buttonClass()} to={paths.supporterDashboard}>
        {t('portalSupporter.viewDashboard')}
      </Link>
    </div>
  )
}
