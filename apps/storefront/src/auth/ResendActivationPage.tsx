import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass } from '@bandari/ui'
import { Formik } from 'formik'
import { CircleAlert, CircleCheck, MailCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useResendActivationMutation } from '../api/accounts.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { type LinkOutcome, outcomeSentence, resendOutcome } from './account-answers.ts'
import { resendSchema, type TypedEmail } from './auth-schemas.ts'
import css from './forms.module.css'
import { nextPath } from './next-path.ts'
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
  const t = useTranslate()
  const [search] = useSearchParams()
  const next = nextPath(search)
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  return (
    <AuthLayout title={t('auth.resendLink')}>
      {outcome === null ? (
        <ResendForm next={next} onAnswer={setOutcome} />
      ) : (
        <ResultPanel
          {...(looks[outcome] ?? refusal)}
          title={t(outcomeSentence[outcome])}
          actions={
            <>
              <NextStep outcome={outcome} next={next} />
              <Button variant="quiet" wide onClick={() => setOutcome(null)}>
                {t('auth.useAnotherEmail')}
              </Button>
            </>
          }
        >
          {outcome === 're-sent' && <p>{t('auth.activationDelay')}</p>}
        </ResultPanel>
      )}
    </AuthLayout>
  )
}

function NextStep({ outcome, next }: { outcome: LinkOutcome; next: string | null }) {
  const t = useTranslate()
  const look = buttonClass({ wide: true })
  if (outcome === 'error') {
    return (
      <AppLink className={look} href={paths.helpContact()}>
        {t('auth.contactUs')}
      </AppLink>
    )
  }
  return (
    <AppLink
      className={look}
      href={outcome === 'unknown' ? paths.signUp(next) : paths.signIn(next)}
    >
      {t(outcome === 'unknown' ? 'auth.signUp' : 'auth.signIn')}
    </AppLink>
  )
}

interface ResendFormProps {
  /** Goes into the mailed link. */
  next: string | null
  onAnswer: (outcome: LinkOutcome) => void
}

function ResendForm({ next, onAnswer }: ResendFormProps) {
  const t = useTranslate()
  const [resend] = useResendActivationMutation()
  return (
    <Formik<TypedEmail>
      initialValues={{ email: '' }}
      validationSchema={resendSchema}
      onSubmit={async (values) => {
        const { data } = await resend({
          ...resendSchema.cast(values),
          ...(next !== null && { next }),
        })
        onAnswer(resendOutcome(data?.code))
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          <h1 className={css.title}>{t('auth.resendLink')}</h1>
          <p className={css.lead}>{t('auth.resendLead')}</p>
          <TextField
            name="email"
            label={t('auth.email')}
            type="email"
            autoComplete="username"
            maxLength={255}
          />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            {t('auth.sendLink')}
          </Button>
          <AppLink className={css.link} href={paths.signIn(next)}>
            {t('auth.backToSignIn')}
          </AppLink>
        </AppForm>
      )}
    </Formik>
  )
}
