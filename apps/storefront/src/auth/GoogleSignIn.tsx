import { useTranslate } from '@bandari/i18n/react'
import type { FactorAsked } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useReportSocialFailureMutation, useSignInSociallyMutation } from '../api/sign-in.ts'
import { type GoogleSettings, useSite } from '../shared/page/settings.ts'
import { socialReason } from './account-answers.ts'
import css from './GoogleSignIn.module.css'
import { GoogleMark } from './GoogleMark.tsx'
import { askForToken, loadGoogleScript } from './google-script.ts'

export interface GoogleSignInProps {
  /** Google has said who it is, and the account has a second factor. */
  onAsked: (asked: FactorAsked) => void
}

/** Signing in or up with Google, where it is configured (decisions 22); the page then leads on as after any sign-in. */
export function GoogleSignIn({ onAsked }: GoogleSignInProps) {
  const { google } = useSite()
  return google && <GoogleButton google={google} onAsked={onAsked} />
}

type Attempt = { state: 'idle' | 'busy' } | { state: 'failed'; reason: string | null }

function GoogleButton({ google, onAsked }: GoogleSignInProps & { google: GoogleSettings }) {
  const t = useTranslate()
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' })
  const [signIn] = useSignInSociallyMutation()
  const [report] = useReportSocialFailureMutation()

  // Fetched before it is needed: a window that opens long after the click is taken for a pop-up.
  useEffect(() => void loadGoogleScript(google.scriptUrl), [google.scriptUrl])

  const ask = async () => {
    setAttempt({ state: 'busy' })
    const answer = await askForToken(google)
    if ('failure' in answer) {
      // Fire and forget (buyer spec §7).
      void report(answer.failure)
      return setAttempt({ state: 'failed', reason: null })
    }
    const { error } = await signIn({ access_token: answer.token })
    if (!error) return
    const refusal = asRefusal(error)
    if (refusal.asked) return onAsked(refusal.asked)
    void report({ type: 'exchange_refused', status: refusal.status, message: refusal.message })
    setAttempt({ state: 'failed', reason: socialReason(refusal) })
  }

  return (
    <div className={css.social}>
      {attempt.state === 'failed' && (
        <ErrorAlert title={t('auth.socialFailed')}>{attempt.reason}</ErrorAlert>
      )}
      <Button
        variant="secondary"
        size="large"
        wide
        loading={attempt.state === 'busy'}
        onClick={() => void ask()}
      >
        <GoogleMark />
        {t('auth.continueWithGoogle')}
      </Button>
      <p className={css.or}>{t('auth.orWithEmail')}</p>
    </div>
  )
}
