import { buttonClass } from '@bandari/ui'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import css from './UpgradeWizard.module.css'
import { StepHeading } from './StepHeading.tsx'

/** The congratulations (account spec §2). The store ID is the promo code. */
export function JoinedStep({ code }: { code: string }) {
  return (
    <div className={css.joined}>
      <CheckCircle aria-hidden className={css.tick} />
      <StepHeading isFocused>Congratulations, you have joined!</StepHeading>
      <p>Your online store ID</p>
      <p className={css.code}>
        <strong>{code}</strong>
        <CopyButton text={code} what="online store ID" />
      </p>
      <p className={css.quiet}>
        It is your promo code too: share it now, and earn on every order it is used on. Customer
        service reviews your seller account before you can list vehicles and spares of your own.
      </p>
      <Link className={buttonClass()} to={paths.supporterDashboard}>
        View Dashboard
      </Link>
    </div>
  )
}
