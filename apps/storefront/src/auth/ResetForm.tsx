import { useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { useRequestPasswordResetMutation } from '../api/accounts.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { resetSchema, type TypedEmail } from './auth-schemas.ts'
import css from './forms.module.css'
import { referenceOf } from '../api/refusal.ts'

export interface ResetFormProps {
  /** Goes into the mailed link. */
  next: string | null
  onSent: () => void
}

export function ResetForm({ next, onSent }: ResetFormProps) {
  const t = useTranslate()
  const [requestReset, { error }] = useRequestPasswordResetMutation()
  return (
    <Formik<TypedEmail>
      initialValues={{ email: '' }}
      validationSchema={resetSchema}
      onSubmit={async (values) => {
        const answer = await requestReset({
          ...resetSchema.cast(values),
          ...(next !== null && { next }),
        })
        if (answer.data) onSent()
      }}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          {error && !isSubmitting && (
            <ErrorAlert title={error.message ?? t('auth.failed')} reference={referenceOf(error)} />
          )}
          <p className={css.lead}>{t('auth.resetLead')}</p>
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
        </AppForm>
      )}
    </Formik>
  )
}
