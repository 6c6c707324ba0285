import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import type { FactorAsked } from '@bandari/sdk'
import { Button, CodeField, ErrorAlert } from '@bandari/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useCompleteSignInMutation } from '../api/second-factor.ts'
import { signInSentence } from './account-answers.ts'
import css from './forms.module.css'
import { PasskeyStep } from './PasskeyStep.tsx'

export interface SecondFactorStepProps {
  asked: FactorAsked
  onBack: () => void
}

/** The second step of signing in, a passkey where there is one, else a code; the page that shows it then leads on. */
export function SecondFactorStep({ asked, onBack }: SecondFactorStepProps) {
  const t = useTranslate()
  const { challenge, passkey } = asked
  const [byCode, setByCode] = useState(passkey === undefined)
  const back = (
    <Button variant="quiet" wide onClick={onBack}>
      {t('auth.backToSignIn')}
    </Button>
  )
  if (byCode || !passkey) {
    return (
      <CodeStep challenge={challenge}>
        {passkey && (
          <Button variant="quiet" wide onClick={() => setByCode(false)}>
            {t('auth.passkeyBack')}
          </Button>
        )}
        {back}
      </CodeStep>
    )
  }
  return (
    <PasskeyStep challenge={challenge} question={passkey} onCode={() => setByCode(true)}>
      {back}
    </PasskeyStep>
  )
}

interface CodeStepProps {
  challenge: string
  /** The ways elsewhere. */
  children: ReactNode
}

function CodeStep({ challenge, children }: CodeStepProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [complete, { error, isLoading }] = useCompleteSignInMutation()
  const refusal = asRefusal(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '' && !isLoading) void complete({ challenge, code })
  }
  const wrong = isEmpty ? t('auth.signInIncomplete') : refusal?.fields['code']
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal && !wrong && !isLoading && (
        <ErrorAlert title={formatSentence(signInSentence(refusal))} reference={refusal.requestId}>
          {refusal.status === 429 && refusal.message}
        </ErrorAlert>
      )}
      <CodeField
        label={t('auth.factorCode')}
        hint={t('auth.factorHint')}
        value={code}
        error={wrong}
        onChange={setCode}
        isFirst
      />
      <Button type="submit" size="large" wide loading={isLoading}>
        {t('auth.signIn')}
      </Button>
      {children}
    </form>
  )
}
