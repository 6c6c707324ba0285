import { Rich, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { MailCheck } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { ResultPanel } from './ResultPanel.tsx'

export interface AccountCreatedProps {
  email: string
  /** Where Continue leads: to sign in, and on from there. */
  onward: string
  onContinue: () => void
}

export function AccountCreated({ email, onward, onContinue }: AccountCreatedProps) {
  const t = useTranslate()
  return (
    <ResultPanel
      icon={MailCheck}
      tone="success"
      title={t('auth.accountCreated')}
      actions={
        <>
          <AppLink className={buttonClass({ wide: true })} href={onward} onClick={onContinue}>
            {t('auth.continue')}
          </AppLink>
          <AppLink
            className={buttonClass({ variant: 'quiet', wide: true })}
            href={paths.resendActivation()}
          >
            {t('auth.resendLink')}
          </AppLink>
        </>
      }
    >
      <p>
        <Rich id="auth.linkSent" parts={{ email: <strong>{email}</strong> }} />
      </p>
      <p>{t('auth.activationDelay')}</p>
    </ResultPanel>
  )
}
