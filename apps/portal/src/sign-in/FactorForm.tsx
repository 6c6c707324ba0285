import type { FactorAsked } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../language/translator.ts'
import { completeSignIn } from '../providers/accounts.ts'
import { CodeField } from '../shared/fields/CodeField.tsx'
import { signInSentence } from './messages.ts'
import css from './SignInPage.module.css'

export interface FactorFormProps {
  email: string
  asked: FactorAsked
  onSignedIn: () => void
  onBack: () => void
}

/** The second step of signing in. */
export function FactorForm({ email, asked, onSignedIn, onBack }: FactorFormProps) {
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<{ field?: string | undefined; form?: string }>({})
  const [isChecking, setChecking] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    if (code.trim() === '') return setProblems({ field: t('portal.missing') })
    setChecking(true)
    const { refusal } = await completeSignIn(email, { challenge: asked.challenge, code })
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
      <Button variant="quiet" wide onClick={onBack}>
        {t('portal.factor.back')}
      </Button>
    </form>
  )
}
