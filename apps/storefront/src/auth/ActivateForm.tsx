import { useTranslate } from '@bandari/i18n/react'
import type { Activation, Refusal } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { useState } from 'react'
import { useActivateAccountMutation } from '../api/accounts.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { activationOutcome, type LinkOutcome } from './account-answers.ts'
import { type NewPassword, newPasswordSchema } from './auth-schemas.ts'
import css from './forms.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { forgetProof, savedProof } from './registration-proof.ts'

interface ActivateFormProps {
  link: { uid: string; token: string }
  onFollowed: (outcome: LinkOutcome) => void
}

const blank: NewPassword = { new_password1: '', new_password2: '' }

/**
 * Shows only a button where the account was opened in this browser. Anywhere else the password is chosen here, because
 * the person who has the mail may not be the one who opened the account.
 */
export function ActivateForm({ link, onFollowed }: ActivateFormProps) {
  const t = useTranslate()
  const [proof, setProof] = useState(savedProof)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [activate] = useActivateAccountMutation()

  const follow = async (body: Activation) => {
    const { data, error } = await activate({ ...link, body })
    const refused = error && asRefusal(error)
    if (data) forgetProof()
    if (refused?.status !== 400) return onFollowed(activationOutcome(data?.code, refused))
    // A proof that is refused is of another account that was opened in this browser.
    if (body.proof === undefined) setRefusal(refused)
    else setProof(null)
  }
  return (
    <Formik<NewPassword>
      initialValues={blank}
      {...(proof === null ? { validationSchema: newPasswordSchema } : {})}
      onSubmit={(values) => follow(proof === null ? values : { proof })}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form}>
          <h1 className={css.title}>{t('auth.activateTitle')}</h1>
          {refusal?.message && !isSubmitting && (
            <ErrorAlert title={refusal.message} reference={refusal.requestId} />
          )}
          <p className={css.lead}>
            {t(proof === null ? 'auth.activateChoose' : 'auth.activateLead')}
          </p>
          {proof === null && <NewPasswordFields />}
          <Button type="submit" size="large" wide loading={isSubmitting}>
            {t('auth.activateAction')}
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}
