import { Button, Checkbox, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { signIn } from '../providers/accounts.ts'
import { missing, signInSentence } from './messages.ts'
import css from './SignInPage.module.css'

export interface SignInFormProps {
  onSubmit: () => unknown
  onSignedIn: () => void
}

/** Nothing typed is lost after a refusal. The inputs keep their own values, which suits password managers. */
export function SignInForm({ onSubmit, onSignedIn }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [empty, setEmpty] = useState<readonly string[]>([])
  const [isChecking, setChecking] = useState(false)
  const [isShown, setShown] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChecking) return
    const credentials = readForm(event.currentTarget)
    const absent = Object.entries(credentials).flatMap(([name, value]) => (value ? [] : [name]))
    setEmpty(absent)
    setError(absent.length > 0 ? missing : null)
    if (absent.length > 0) return focusField(form.current, absent[0])
    setChecking(true)
    onSubmit()
    const { refusal } = await signIn(credentials)
    if (!refusal) return onSignedIn()
    setChecking(false)
    setError(signInSentence(refusal))
    focusField(form.current, 'password')
  }

  const errorOf = (name: string) => (empty.includes(name) ? missing : null)
  return (
    <form ref={form} className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {error !== null && <ErrorAlert title={error} />}
      <Field label="E-mail" error={errorOf('email')}>
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
      <div>
        <Field label="Password" error={errorOf('password')}>
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
        <Checkbox label="Show password" checked={isShown} onChange={() => setShown(!isShown)} />
      </div>
      <Button type="submit" size="large" wide loading={isChecking}>
        Sign in
      </Button>
    </form>
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
