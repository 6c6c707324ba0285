import type { FactorAsked, LoginRequest } from '@bandari/sdk'
import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { asRefusal } from '../api/refusal.ts'
import { useSignInMutation } from '../api/sign-in.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { signInSentence } from './account-answers.ts'
import { signInSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { PasswordField } from './PasswordField.tsx'

const blank: LoginRequest = { username: '', password: '' }

export interface SignInFormProps {
  next: string | null
  onForgotten: () => void
  /** The password was right, and the account has a second factor. */
  onAsked: (asked: FactorAsked) => void
}

/** Signing in changes the session; the page that shows this form then leads on. */
export function SignInForm({ next, onForgotten, onAsked }: SignInFormProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const [signIn, { error }] = useSignInMutation()
  const refusal = asRefusal(error)
  return (
    <Formik<LoginRequest>
      initialValues={blank}
      validationSchema={signInSchema}
      onSubmit={async (values) => {
        const { error: refused } = await signIn(signInSchema.cast(values))
        const asked = asRefusal(refused)?.asked
        if (asked) onAsked(asked)
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          {refusal && !isSubmitting && (
            <ErrorAlert
              title={formatSentence(signInSentence(refusal))}
              reference={refusal.requestId}
            >
              {refusal.status === 429 && refusal.message}
            </ErrorAlert>
          )}
          <TextField
            name="username"
            label={t('auth.email')}
            type="email"
            autoComplete="username"
            maxLength={255}
          />
          <PasswordField
            name="password"
            label={t('auth.password')}
            autoComplete="current-password"
          />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            {t('auth.signIn')}
          </Button>
          <p className={css.links}>
            <button type="button" className={css.link} onClick={onForgotten}>
              {t('auth.forgotPassword')}
            </button>
            <AppLink className={css.link} href={paths.resendActivation(next)}>
              {t('auth.noActivationMail')}
            </AppLink>
          </p>
        </AppForm>
      )}
    </Formik>
  )
}
