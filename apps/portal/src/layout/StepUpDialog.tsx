import type { SecondFactor } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, Loading, TextInput } from '@bandari/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { t } from '../language/translator.ts'
import { sentenceOf } from '../providers/granted.ts'
import { proveByPasskey } from '../providers/passkeys.ts'
import { getSecondFactor, proveAgain } from '../providers/security.ts'
import { stepUp } from '../providers/step-up.ts'
import { PasskeyStep } from '../shared/PasskeyStep.tsx'
import { AccountName } from '../shared/fields/AccountName.tsx'
import { CodeField } from '../shared/fields/CodeField.tsx'
import css from './StepUpDialog.module.css'

interface Question {
  answer: (isProved: boolean) => void
}

/** Asks again who somebody is before a call that needs it; the call then goes on by itself. */
export function StepUpDialog() {
  const [question, setQuestion] = useState<Question | null>(null)
  // The calls are outside of React.
  useEffect(() => stepUp.answerWith(() => new Promise((answer) => setQuestion({ answer }))), [])
  const close = (isProved: boolean) => {
    question?.answer(isProved)
    setQuestion(null)
  }
  return (
    <Dialog open={question !== null} title={t('portal.stepUp.title')} onClose={() => close(false)}>
      <StepUpForm onProved={() => close(true)} />
    </Dialog>
  )
}

type Means = 'passkey' | 'code' | 'password'

function StepUpForm({ onProved }: { onProved: () => void }) {
  const [means, setMeans] = useState<Means | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // What they have is asked when the dialog opens: it may have changed in another window.
  useEffect(() => {
    let isHere = true
    const find = async () => {
      const { data, refusal } = await getSecondFactor()
      if (!isHere) return
      if (refusal) setProblem(sentenceOf(refusal))
      setMeans(data ? meansOf(data) : 'code')
    }
    void find()
    return () => {
      isHere = false
    }
  }, [])
  if (!means) return <Loading label={t('portal.stepUp.title')} />
  return (
    <div className={css.form}>
      <p>{t('portal.stepUp.why')}</p>
      {problem && <ErrorAlert title={problem} />}
      {means === 'passkey' ? (
        <PasskeyStep onAsk={proveByPasskey} onProved={onProved} onCode={() => setMeans('code')} />
      ) : (
        <TypedProof means={means} onProved={onProved} />
      )}
    </div>
  )
}

/** The easiest that this site can ask for. */
function meansOf({ authenticator_since, passkeys }: SecondFactor): Means {
  if (passkeys.some(({ is_here }) => is_here)) return 'passkey'
  return authenticator_since === null && passkeys.length === 0 ? 'password' : 'code'
}

interface TypedProofProps {
  means: 'code' | 'password'
  onProved: () => void
}

function TypedProof({ means, onProved }: TypedProofProps) {
  const [value, setValue] = useState('')
  const [problems, setProblems] = useState<{ field?: string | undefined; form?: string }>({})
  const [isChecking, setChecking] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    if (value.trim() === '') return setProblems({ field: t('portal.missing') })
    setChecking(true)
    const { refusal } = await proveAgain({ [means]: value })
    if (!refusal) return onProved()
    setChecking(false)
    const field = refusal.fields[means]
    setProblems(field === undefined ? { form: sentenceOf(refusal) } : { field })
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {problems.form && <ErrorAlert title={problems.form} />}
      {means !== 'code' && <AccountName />}
      {means === 'code' ? (
        <CodeField value={value} error={problems.field} onChange={setValue} isFirst />
      ) : (
        <Field label={t('portal.password')} error={problems.field}>
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={128}
              value={value}
              onChange={({ currentTarget }) => setValue(currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" wide loading={isChecking}>
        {t('portal.stepUp.confirm')}
      </Button>
    </form>
  )
}
