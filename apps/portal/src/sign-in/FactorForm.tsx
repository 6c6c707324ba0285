import type { FactorAsked } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { t } from '../language/translator.ts'
import { completeSignIn } from '../providers/accounts.ts'
import { signInByPasskey } from '../providers/passkeys.ts'
import { CodeField } from '../shared/fields/CodeField.tsx'
import { PasskeyStep } from '../shared/PasskeyStep.tsx'
import { signInSentence } from './messages.ts'
import css from './SignInPage.module.css'

export interface FactorFormProps {
  email: string
  asked: FactorAsked
  onSignedIn: () => void
  onBack: () => void
}

/** The second step of signing in: a passkey where there is one, else a code. */
export function FactorForm({ email, asked, onSignedIn, onBack }: FactorFormProps) {
  const { challenge, passkey } = asked
  const [byCode, setByCode] = useState(passkey === undefined)
  const back = (
    <Button variant="quiet" wide onClick={onBack}>
      {t('portal.factor.back')}
    </Button>
  )
  if (byCode || !passkey) {
    return (
      <CodeForm {...{ email, challenge, onSignedIn }}>
        {passkey && (
          <Button variant="quiet" wide onClick={() => setByCode(false)}>
            {t('portal.passkey.back')}
          </Button>
        )}
        {back}
      </CodeForm>
    )
  }
  return (
    <div className={css.form}>
      <PasskeyStep
        onAsk={() => signInByPasskey(email, { challenge, passkey })}
        onProved={onSignedIn}
        onCode={() => setByCode(true)}
      />
      {back}
    </div>
  )
}

interface CodeFormProps extends Pick<FactorFormProps, 'email' | 'onSignedIn'> {
  challenge: string
  /** The ways elsewhere. */
  children: ReactNode
}

function CodeForm({ email, challenge, onSignedIn, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<{ field?: string | undefined; form?: string }>({})
  const [isChecking, setChecking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    if (code.trim() === '') return setProblems({ field: t('portal.missing') })
    setChecking(true)
    const { refusal } = await completeSignIn(email, { challenge, code })
    if (!refusal) return onSignedIn()
    setChecking(false)
    const field = refusal.fields['code']
    setProblems(field === undefined ? { form: signInSentence(refusal) } : { field })
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {problems.form && <ErrorAlert title={problems.form} />}
      <CodeField value={code} error={problems.field} onChange={setCode} isFirst />
      <Button type="submit" size="large" wide loading={isChecking}>
        {t('portal.signIn')}
      </Button>
      {children}
    </form>
  )
}
