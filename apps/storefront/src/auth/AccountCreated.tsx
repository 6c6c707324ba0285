import { Rich, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { MailCheck } from 'lucide-react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { ResultPanel } from './ResultPanel.tsx'

export interface AccountCreatedProps {
  email: string
  /** Where signing in leads on to. */
  next: string | null
  onContinue: () => void
}

export function AccountCreated({ email, next, onContinue }: AccountCreatedProps) {
  const t = useTranslate()
  return (
    <ResultPanel
      icon={MailCheck}
      tone="success"
      title={t('auth.accountCreated')}
      actions={
        <>
          <AppLink
            className={buttonClass({ wide: true })}
            href={paths.signIn(next)}
            onClick={onContinue}
          >
            {t('auth.continue')}
          </AppLink>
          <AppLink
            className={buttonClass({ variant: 'quiet', wide: true })}
            href={paths.resendActivation(next)}
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
