import type { FactorAsked } from '@bandari/sdk'
import { Button, Checkbox, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { signIn } from '../providers/accounts.ts'
import { signInSentence } from './messages.ts'
import css from './SignInPage.module.css'
import { t } from '../language/translator.ts'

export interface SignInFormProps {
  onSubmit: () => unknown
  onSignedIn: () => void
  /** The password was right, and the account has a second factor. */
  onAsked: (email: string, asked: FactorAsked) => void
}

/** Nothing typed is lost after a refusal. The inputs keep their own values, which suits password managers. */
export function SignInForm({ onSubmit, onSignedIn, onAsked }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [empty, setEmpty] = useState<readonly string[]>([])
  const [isChecking, setChecking] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChecking) return
    const credentials = readForm(event.currentTarget)
    const absent = Object.entries(credentials).flatMap(([name, value]) => (value ? [] : [name]))
    setEmpty(absent)
    setError(absent.length > 0 ? t('portal.missing') : null)
    if (absent.length > 0) return focusField(form.current, absent[0])
    setChecking(true)
    onSubmit()
    const { refusal } = await signIn(credentials)
    if (!refusal) return onSignedIn()
    if (refusal.asked) return onAsked(credentials.email, refusal.asked)
    setChecking(false)
    setError(signInSentence(refusal))
    focusField(form.current, 'password')
  }

  const errorOf = (name: string) => (empty.includes(name) ? t('portal.missing') : null)
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {error !== null && <ErrorAlert title={error} />}
      <Field label={t('portal.email')} error={errorOf('email')}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={255}
          />
        )}
      </Field>
      <PasswordField error={errorOf('password')} />
      <Button type="submit" size="large" wide loading={isChecking}>
        {t('portal.signIn')}
      </Button>
    </form>
  )
}

function PasswordField({ error }: { error: string | null }) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <Field label={t('portal.password')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={128}
          />
        )}
      </Field>
      <Checkbox
        label={t('portal.showPassword')}
        checked={isShown}
        onChange={() => setShown(!isShown)}
      />
    </div>
  )
}

function readForm(form: HTMLFormElement) {
  const values = new FormData(form)
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  // A password is not trimmed (contract A26).
  return { email: text('email').trim(), password: text('password') }
}

function focusField(form: HTMLFormElement | null, name = '') {
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
