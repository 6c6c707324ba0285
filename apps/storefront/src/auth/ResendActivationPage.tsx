import type { EmailRequest } from '@bandari/sdk'
import { Button, buttonClass } from '@bandari/ui'
import { Formik } from 'formik'
import { CircleAlert, CircleCheck, MailCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useResendActivationMutation } from '../api/accounts.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { type LinkOutcome, outcomeSentence, resendOutcome } from './account-answers.ts'
import { resendSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { messages } from './messages.ts'
import { ResultPanel, type ResultPanelProps } from './ResultPanel.tsx'

type Look = Pick<ResultPanelProps, 'icon' | 'tone'>

const refusal: Look = { icon: CircleAlert, tone: 'refusal' }
const looks: Partial<Record<LinkOutcome, Look>> = {
  're-sent': { icon: MailCheck, tone: 'success' },
  'already-active': { icon: CircleCheck, tone: 'success' },
  unknown: { icon: UserX, tone: 'attention' },
}

/** An e-mail form, then one of four result screens (buyer spec §2, §8). */
export function ResendActivationPage() {
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  return (
    <AuthLayout title="Resend the activation link">
      {outcome === null ? (
        <ResendForm onAnswer={setOutcome} />
      ) : (
        <ResultPanel
          {...(looks[outcome] ?? refusal)}
          title={outcomeSentence[outcome]}
          actions={
            <>
              <NextStep outcome={outcome} />
              <Button variant="quiet" wide onClick={() => setOutcome(null)}>
                Use another e-mail address
              </Button>
            </>
          }
        >
          {outcome === 're-sent' && <p>{messages.activationDelay}</p>}
        </ResultPanel>
      )}
    </AuthLayout>
  )
}

function NextStep({ outcome }: { outcome: LinkOutcome }) {
  const look = buttonClass({ wide: true })
  if (outcome === 'error') {
    return (
      <AppLink className={look} href={paths.helpContact()}>
        Contact us
      </AppLink>
    )
  }
  return (
    <AppLink className={look} href={outcome === 'unknown' ? paths.signUp() : paths.signIn()}>
      {outcome === 'unknown' ? 'Sign up' : 'Sign in'}
    </AppLink>
  )
}

function ResendForm({ onAnswer }: { onAnswer: (outcome: LinkOutcome) => void }) {
  const [resend] = useResendActivationMutation()
  return (
    <Formik<EmailRequest>
      initialValues={{ email: '' }}
      validationSchema={resendSchema}
      onSubmit={async (values) => {
        const { data } = await resend(resendSchema.cast(values))
        onAnswer(resendOutcome(data?.msg))
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          <h1 className={css.title}>Resend the activation link</h1>
          <p className={css.lead}>
            The link in the activation e-mail works for 48 hours. We can send you a new one.
          </p>
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            maxLength={255}
          />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            Send the link
          </Button>
          <AppLink className={css.link} href={paths.signIn()}>
            Back to sign in
          </AppLink>
        </AppForm>
      )}
    </Formik>
  )
}
