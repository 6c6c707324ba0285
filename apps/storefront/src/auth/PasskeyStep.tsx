import type { PlainMessageId } from '@bandari/i18n'
import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import type { PasskeyQuestion } from '@bandari/sdk'
import { askPasskey, type PasskeyFailure } from '@bandari/sdk/passkey'
import { Button, ErrorAlert } from '@bandari/ui'
import { type ReactNode, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useCompleteSignInMutation } from '../api/second-factor.ts'
import { signInSentence } from './account-answers.ts'
import css from './forms.module.css'

export interface PasskeyStepProps {
  challenge: string
  question: PasskeyQuestion
  /** There is another way. */
  onCode: () => void
  /** The ways elsewhere. */
  children: ReactNode
}

/** Messages when nothing could be sent. `known` is said of new passkeys only, which the portal makes. */
const sentences: Record<PasskeyFailure, PlainMessageId> = {
  cancelled: 'auth.passkeyCancelled',
  unsupported: 'auth.passkeyUnsupported',
  failed: 'auth.passkeyFailed',
  known: 'auth.passkeyFailed',
}

/** Signs in by a passkey. Browsers let a page ask for one only after a press. */
export function PasskeyStep({ challenge, question, onCode, children }: PasskeyStepProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [complete, { error, isLoading, reset }] = useCompleteSignInMutation()
  const refusal = asRefusal(error)
  const isBusy = isAsking || isLoading
  const use = async () => {
    if (isBusy) return
    setFailure(null)
    reset()
    setAsking(true)
    const asked = await askPasskey(question)
    setAsking(false)
    if ('failure' in asked) return setFailure(asked.failure)
    void complete({ challenge, passkey: asked.passkey })
  }
  return (
    <div className={css.form}>
      <p className={css.lead}>{t('auth.passkeyWhy')}</p>
      {failure && <ErrorAlert title={t(sentences[failure])} />}
      {refusal && !isBusy && (
        <ErrorAlert
          title={refusal.fields['passkey'] ?? formatSentence(signInSentence(refusal))}
          reference={refusal.requestId}
        />
      )}
      <Button size="large" wide loading={isBusy} onClick={() => void use()}>
        {t('auth.passkeyUse')}
      </Button>
      <Button variant="quiet" wide onClick={onCode}>
        {t('auth.passkeyCode')}
      </Button>
      {children}
    </div>
  )
}
