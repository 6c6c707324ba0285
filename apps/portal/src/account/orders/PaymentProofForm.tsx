import { Button, ErrorAlert, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { documentCalls } from '../../providers/documents.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from '../../shared/order/PaymentForm.module.css'

/** Per report; the API enforces it. */
export const maxPaymentProofs = 3

interface PaymentProofFieldProps {
  isOptional?: boolean
  error?: string | null
  onChoose: (slip: File | null) => void
}

/** The browser's own field: it opens the camera on a phone. */
export function PaymentProofField({
  isOptional = false,
  error = null,
  onChoose,
}: PaymentProofFieldProps) {
  return (
    <Field
      label={t('portalAccount.paid.slip')}
      hint={t('portalAccount.paid.slipHint')}
      optional={isOptional}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          type="file"
          accept="image/jpeg,image/png,application/pdf"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      )}
    </Field>
  )
}

/** A payment proof for a payment that is already reported. */
export function PaymentProofForm({ order }: { order: number }) {
  const { run, isRunning, refusal } = useCall()
  const [slip, setSlip] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(slip === null)
    if (slip === null) return
    const act = () => documentCalls.addPaymentSlip({ order, file: slip })
    run({ act, done: t('portalAccount.paid.slipThanks') })
  }
  return (
    <form className={css.slip} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <PaymentProofField
        error={isMissing ? t('portalAccount.paid.slipMissing') : null}
        onChoose={(chosen) => {
          setSlip(chosen)
          setMissing(false)
        }}
      />
      <Button type="submit" variant="secondary" loading={isRunning}>
        {t('portalAccount.paid.slipSend')}
      </Button>
    </form>
  )
}
