import { Button, buttonClass, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useConfirmPasswordResetMutation } from '../api/accounts.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { confirmResetSentence } from './account-answers.ts'
import { type NewPassword, newPasswordSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { messages } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { ResultPanel } from './ResultPanel.tsx'

/** The page of the e-mailed link to a new password. */
export function ConfirmResetPage() {
  const [detail, setDetail] = useState<string | null>(null)
  return (
    <AuthLayout title="Choose a new password">
      {detail === null ? (
        <NewPasswordForm onChanged={setDetail} />
      ) : (
        <ResultPanel
          icon={CircleCheck}
          tone="success"
          title={detail}
          actions={
            <AppLink className={buttonClass({ wide: true })} href={paths.signIn()}>
              Sign in
            </AppLink>
          }
        />
      )}
    </AuthLayout>
  )
}

const blank: NewPassword = { new_password1: '', new_password2: '' }

function NewPasswordForm({ onChanged }: { onChanged: (detail: string) => void }) {
  const { uid = '', token = '' } = useParams()
  const [confirm, { error }] = useConfirmPasswordResetMutation()
  const sentence = error && confirmResetSentence(asRefusal(error))
  return (
    <Formik<NewPassword>
      initialValues={blank}
      validationSchema={newPasswordSchema}
      onSubmit={async (values) => {
        const { data } = await confirm({ ...values, uid, token })
        if (data) onChanged(data.detail)
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          <h1 className={css.title}>Choose a new password</h1>
          {sentence && !isSubmitting && (
            <ErrorAlert title={sentence} reference={referenceOf(error)}>
              {sentence === messages.resetLinkInvalid && (
                <AppLink href={paths.resetPassword()}>Ask for a new link</AppLink>
              )}
            </ErrorAlert>
          )}
          {/* Password managers look for the account's name; the link knows it, the page does not. */}
          <input type="text" autoComplete="username" hidden readOnly value="" />
          <PasswordField
            name="new_password1"
            label="New password"
            hint="At least 8 characters, not only digits."
            autoComplete="new-password"
          />
          <PasswordField
            name="new_password2"
            label="Confirm new password"
            autoComplete="new-password"
          />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            Save the new password
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}
