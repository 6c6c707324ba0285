import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { useConfirmPasswordResetMutation } from '../api/accounts.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { confirmResetSentence, isResetLinkInvalid } from './account-answers.ts'
import { type NewPassword, newPasswordSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { nextPath } from './next-path.ts'
import { ResultPanel } from './ResultPanel.tsx'

/** The page of the e-mailed link to a new password. */
export function ConfirmResetPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const [detail, setDetail] = useState<string | null>(null)
  return (
    <AuthLayout title={t('auth.chooseNewPassword')}>
      {detail === null ? (
        <NewPasswordForm onChanged={setDetail} />
      ) : (
        <ResultPanel
          icon={CircleCheck}
          tone="success"
          title={detail}
          actions={
            <AppLink className={buttonClass({ wide: true })} href={paths.signIn(nextPath(search))}>
              {t('auth.signIn')}
            </AppLink>
          }
        />
      )}
    </AuthLayout>
  )
}

const blank: NewPassword = { new_password1: '', new_password2: '' }

function NewPasswordForm({ onChanged }: { onChanged: (detail: string) => void }) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const { uid = '', token = '' } = useParams()
  const [search] = useSearchParams()
  const [confirm, { error }] = useConfirmPasswordResetMutation()
  const refusal = asRefusal(error)
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
          <h1 className={css.title}>{t('auth.chooseNewPassword')}</h1>
          {refusal && !isSubmitting && (
            <ErrorAlert
              title={formatSentence(confirmResetSentence(refusal))}
              reference={refusal.requestId}
            >
              {isResetLinkInvalid(refusal) && (
                <AppLink href={paths.resetPassword(nextPath(search))}>
                  {t('auth.askForNewLink')}
                </AppLink>
              )}
            </ErrorAlert>
          )}
          <NewPasswordFields />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            {t('auth.saveNewPassword')}
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}
