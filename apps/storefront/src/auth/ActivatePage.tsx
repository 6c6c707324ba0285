import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, Loading } from '@bandari/ui'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useActivateAccountQuery } from '../api/accounts.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { activationOutcome, type LinkOutcome, outcomeSentence } from './account-answers.ts'
import { ResultPanel, type ResultPanelProps } from './ResultPanel.tsx'

type Look = Pick<ResultPanelProps, 'icon' | 'tone'>

const success: Look = { icon: CircleCheck, tone: 'success' }
const refusal: Look = { icon: CircleAlert, tone: 'refusal' }
const looks: Partial<Record<LinkOutcome, Look>> = {
  active: success,
  'already-active': success,
  expired: { icon: Clock, tone: 'attention' },
}

/** The page of the e-mailed link: it is followed on arrival (buyer spec §2). */
export function ActivatePage() {
  const t = useTranslate()
  const { uid = '', token = '' } = useParams()
  const { data, error, isFetching, isUninitialized, refetch } = useActivateAccountQuery({
    uid,
    token,
  })
  if (isUninitialized || isFetching) {
    return (
      <AuthLayout title={t('auth.activateTitle')}>
        <Loading label={t('auth.activating')} />
      </AuthLayout>
    )
  }
  const outcome = activationOutcome(data?.code, asRefusal(error))
  const isActive = outcome === 'active' || outcome === 'already-active'
  return (
    <AuthLayout title={t('auth.activateTitle')}>
      <ResultPanel
        {...(looks[outcome] ?? refusal)}
        title={t(outcomeSentence[outcome])}
        actions={
          <>
            {outcome === 'error' && (
              <Button wide onClick={() => void refetch()}>
                {t('shell.tryAgain')}
              </Button>
            )}
            {!isActive && (
              <AppLink
                className={buttonClass({
                  variant: outcome === 'error' ? 'secondary' : 'primary',
                  wide: true,
                })}
                href={paths.resendActivation()}
              >
                {t(outcome === 'expired' ? 'auth.requestNewLink' : 'auth.resendLink')}
              </AppLink>
            )}
            <AppLink
              className={buttonClass({ variant: isActive ? 'primary' : 'quiet', wide: true })}
              href={paths.signIn()}
            >
              {t('auth.signIn')}
            </AppLink>
          </>
        }
      />
    </AuthLayout>
  )
}
