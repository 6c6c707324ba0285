import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, Loading } from '@bandari/ui'
import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { useCheckActivationQuery } from '../api/accounts.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { ActivateForm } from './ActivateForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { activationOutcome, type LinkOutcome, outcomeSentence } from './account-answers.ts'
import { nextPath } from './next-path.ts'
import { ResultPanel, type ResultPanelProps } from './ResultPanel.tsx'

type Look = Pick<ResultPanelProps, 'icon' | 'tone'>

const success: Look = { icon: CircleCheck, tone: 'success' }
const refusal: Look = { icon: CircleAlert, tone: 'refusal' }
const looks: Partial<Record<LinkOutcome, Look>> = {
  active: success,
  'already-active': success,
  expired: { icon: Clock, tone: 'attention' },
}

/** The page of the e-mailed link: it is looked at on arrival (buyer spec §2), and followed by a button. */
export function ActivatePage() {
  const t = useTranslate()
  const { uid = '', token = '' } = useParams()
  const [followed, setFollowed] = useState<LinkOutcome | null>(null)
  const { data, error, isFetching, isUninitialized, refetch } = useCheckActivationQuery({
    uid,
    token,
  })
  const found = data || error ? activationOutcome(data?.code, asRefusal(error)) : null
  return (
    <AuthLayout title={t('auth.activateTitle')}>
      {followed !== null ? (
        <Outcome outcome={followed} onRetry={() => setFollowed(null)} />
      ) : isUninitialized || isFetching || found === null ? (
        <Loading label={t('auth.checkingLink')} />
      ) : found === 'ready' ? (
        <ActivateForm link={{ uid, token }} onFollowed={setFollowed} />
      ) : (
        <Outcome outcome={found} onRetry={() => void refetch()} />
      )}
    </AuthLayout>
  )
}

/** What became of the link, and the next step. */
function Outcome({ outcome, onRetry }: { outcome: LinkOutcome; onRetry: () => void }) {
  const t = useTranslate()
  const [search] = useSearchParams()
  // The page that the visitor came from when they opened the account, perhaps on another device.
  const next = nextPath(search)
  const isActive = outcome === 'active' || outcome === 'already-active'
  return (
    <ResultPanel
      {...(looks[outcome] ?? refusal)}
      title={t(outcomeSentence[outcome])}
      actions={
        <>
          {outcome === 'error' && (
            <Button wide onClick={onRetry}>
              {t('shell.tryAgain')}
            </Button>
          )}
          {!isActive && (
            <AppLink
              className={buttonClass({
                variant: outcome === 'error' ? 'secondary' : 'primary',
                wide: true,
              })}
              href={paths.resendActivation(next)}
            >
              {t(outcome === 'expired' ? 'auth.requestNewLink' : 'auth.resendLink')}
            </AppLink>
          )}
          <AppLink
            className={buttonClass({ variant: isActive ? 'primary' : 'quiet', wide: true })}
            href={paths.signIn(next)}
          >
            {t('auth.signIn')}
          </AppLink>
        </>
      }
    />
  )
}
