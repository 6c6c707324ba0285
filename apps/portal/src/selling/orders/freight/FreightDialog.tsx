import { readAmount } from '@bandari/i18n/format'
import { Field, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useOrderCall } from '../use-order-call.ts'

interface FreightDialogProps {
  orderId: number
  currency: string
  onClose: () => void
}

/** Asks for the amount and the number of the carrier's invoice. */
export function FreightDialog({ orderId, currency, onClose }: FreightDialogProps) {
  const { setFreightCost } = useDataProvider<PortalDataProvider>()
  const [typed, setTyped] = useState('')
  const [reference, setReference] = useState('')
  const [isSent, setSent] = useState(false)
  const { run, isSaving, refusal } = useOrderCall({
    call: (amount: string) => setFreightCost(orderId, { amount, currency, reference }),
    done: () => t('staffFreight.written'),
    onDone: onClose,
  })
  const amount = readAmount(typed, currency)
  const submit = () => {
    setSent(true)
    if (amount !== null && reference.trim() !== '') run(amount)
  }
  return (
    <FormDialog
      title={t('staffFreight.write')}
      effect={t('staffFreight.effect')}
      confirm={t('staffFreight.confirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('staffFreight.amount', { currency })}
        error={isSent && amount === null ? t('staffFreight.bad') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
      </Field>
      <Field
        label={t('staffFreight.reference')}
        error={isSent && reference.trim() === '' ? t('staffFreight.referenceMissing') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={140}
            value={reference}
            onChange={({ currentTarget: { value } }) => setReference(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
