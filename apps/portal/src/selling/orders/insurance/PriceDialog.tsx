import type { SupportOrder } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { formatMoney } from '../../../shared/format.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { t } from '../../../language/translator.ts'
import { newTotal, priceMistake } from './insurance-price.ts'
import { usePriceInsurance } from './use-price-insurance.ts'

interface PriceDialogProps {
  order: SupportOrder
  onClose: () => void
}

/** Asks for the price, and says what the order comes to with it before it is sent to the buyer. */
export function PriceDialog({ order, onClose }: PriceDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { run, isSaving, refusal } = usePriceInsurance({ order, onDone: onClose })
  const { number, user_name: name, currency } = order
  const total = newTotal(amount, order)

  const submit = () => {
    const found = priceMistake(amount, order)
    setMistake(found)
    if (found === null) return run(amount)
    form.current?.querySelector<HTMLElement>('[name=amount]')?.focus()
  }

  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.priceInsurance')}
      effect={t('staffOrders.insurancePriceEffect', { number, name })}
      confirm={t('staffOrders.insuranceConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('staffOrders.insurancePriceIn', { currency })}
        hint={
          total &&
          t('staffOrders.insuranceNewTotal', { total: formatMoney({ amount: total, currency }) })
        }
        error={mistake}
      >
        {(control) => (
          <TextInput
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
