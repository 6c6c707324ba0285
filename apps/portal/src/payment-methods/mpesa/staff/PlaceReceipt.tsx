import type { MpesaReceipt } from '@bandari/sdk'
import { Button, Field, TextInput } from '@bandari/ui'
import { createContext, useContext, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { formatMoney } from '../../../shared/format.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useWrite } from '../../../staff/record/use-write.ts'
import { useMay } from '../../../staff/use-may.ts'
import { shillingsOf } from './mpesa-labels.ts'
import { placeMpesaReceipt } from './place-receipt.ts'

/** Opens the dialog of the list, which outlives a row: rows are drawn anew when a phone is turned. */
export const Placing = createContext<(receipt: MpesaReceipt) => void>(() => undefined)

export function PlaceButton({ receipt }: { receipt: MpesaReceipt }) {
  const open = useContext(Placing)
  if (!useMay('placeMpesaReceipt')) return null
  return (
    <Button type="button" size="small" variant="secondary" onClick={() => open(receipt)}>
      {t('staffMpesa.place')}
    </Button>
  )
}

interface PlaceDialogProps {
  receipt: MpesaReceipt
  onClose: () => void
}

/** Has money of M-Pesa pay an order that somebody names. */
export function PlaceDialog({ receipt, onClose }: PlaceDialogProps) {
  const { id, order_number, counts_as: amount } = receipt
  const [order, setOrder] = useState(order_number ?? '')
  const { write, isWriting, refusal } = useWrite()
  const submit = () =>
    write({
      act: () => placeMpesaReceipt({ receipt: id, order: order.trim() }),
      done: t('staffBank.assigned', { number: order.trim() }),
      onDone: onClose,
    })
  const effect =
    amount === null
      ? t('staffMpesa.placeWithoutRate')
      : t('staffMpesa.placeEffect', {
          sum: shillingsOf(receipt),
          worth: formatMoney({ amount, currency: 'USD' }),
        })
  return (
    <FormDialog
      title={t('staffMpesa.place')}
      effect={effect}
      confirm={t('staffBank.assignConfirm')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staffBank.orderSaid')} hint={t('staffBank.orderSaidHint')}>
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={30}
            value={order}
            onChange={({ currentTarget: { value } }) => setOrder(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
