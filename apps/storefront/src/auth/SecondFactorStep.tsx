import { useSay, useTranslate } from '@bandari/i18n/react'
import type { FactorAsked } from '@bandari/sdk'
import { Button, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useCompleteSignInMutation } from '../api/second-factor.ts'
import { signInSentence } from './account-answers.ts'
import css from './forms.module.css'

export interface SecondFactorStepProps {
  asked: FactorAsked
  onBack: () => void
}

/** The second step of signing in; the page that shows it then leads on. */
export function SecondFactorStep({ asked: { challenge }, onBack }: SecondFactorStepProps) {
  const t = useTranslate()
  const say = useSay()
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [complete, { error, isLoading }] = useCompleteSignInMutation()
  const refusal = asRefusal(error)
  const input = useRef<HTMLInputElement>(null)
  // It is what they came for.
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '' && !isLoading) void complete({ challenge, code })
  }
  const wrong = isEmpty ? t('auth.signInIncomplete') : refusal?.fields['code']
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal && !wrong && !isLoading && (
        <ErrorAlert title={say(signInSentence(refusal))} reference={refusal.requestId}>
          {refusal.status === 429 && refusal.message}
        </ErrorAlert>
      )}
      <Field label={t('auth.factorCode')} hint={t('auth.factorHint')} error={wrong}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide loading={isLoading}>
        {t('auth.signIn')}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t('auth.backToSignIn')}
      </Button>
    </form>
  )
}
