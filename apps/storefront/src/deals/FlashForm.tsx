import type { FlashDiscountRequest } from '@bandari/sdk'
import { useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert } from '@bandari/ui'
import { Formik } from 'formik'
import { useNavigate } from 'react-router-dom'
import { useClaimFlashDiscountMutation } from '../api/deals.ts'
import { asRefusal } from '../api/refusal.ts'
import { AppForm } from '../shared/fields/AppForm.tsx'
import { TextField } from '../shared/fields/TextField.tsx'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './FlashDiscountPage.module.css'
import { emailLength, flashSchema } from './flash-schema.ts'
import { saveIssuedDiscount } from './issued-discount.ts'

interface FlashFormProps {
  /** The offer ended while the page was open. */
  onEnded: () => void
}

/** An e-mail address for a code; then on to /flash-discount-confirm (buyer spec §2, §5). */
export function FlashForm({ onEnded }: FlashFormProps) {
  const t = useTranslate()
  const [claim, { error }] = useClaimFlashDiscountMutation()
  const navigate = useNavigate()
  const refusal = asRefusal(error)
  const submit = async (values: FlashDiscountRequest) => {
    const request = flashSchema.cast(values)
    const answer = await claim(request)
    if (answer.data) {
      saveIssuedDiscount({ email: request.email, discount: answer.data })
      void navigate(paths.flashConfirm())
    } else if (asRefusal(answer.error)?.status === 410) {
      onEnded()
    }
  }
  return (
    <Formik<FlashDiscountRequest>
      initialValues={{ email: '' }}
      validationSchema={flashSchema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <AppForm className={css.form} label={t('deals.reveal')}>
          <NeedsScript what={t('deals.revealingCode')} />
          {refusal && !isSubmitting && (
            <ErrorAlert title={t('deals.claimFailed')} reference={refusal.requestId}>
              {refusal.fields['email'] ?? refusal.message ?? t('shell.checkConnection')}
            </ErrorAlert>
          )}
          <TextField
            name="email"
            label={t('deals.email')}
            type="email"
            autoComplete="email"
            hint={t('deals.emailRequired')}
            maxLength={emailLength}
          />
          <Button type="submit" size="large" wide loading={isSubmitting}>
            {t('deals.reveal')}
          </Button>
        </AppForm>
      )}
    </Formik>
  )
}
