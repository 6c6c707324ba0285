import type { MpesaReceipt } from '@bandari/sdk'
import { Button, Field, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { takeBackPayment } from '../../../providers/bank-statements.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useWrite } from '../../../staff/record/use-write.ts'
import { useMay } from '../../../staff/use-may.ts'
import { shillingsOf } from './mpesa-labels.ts'

interface UndoReceiptProps {
  receipt: MpesaReceipt
  payment: number
}

/** Takes money of M-Pesa off the order that it was recorded for. */
export function UndoReceipt({ receipt, payment }: UndoReceiptProps) {
  const [isOpen, setOpen] = useState(false)
  if (!useMay('takeBackPayment')) return null
  return (
    <>
      <Button type="button" size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t('staffMpesa.undo')}
      </Button>
      {isOpen && <UndoDialog receipt={receipt} payment={payment} onClose={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ receipt, payment, onClose }: UndoReceiptProps & { onClose: () => void }) {
  const { write, isWriting, refusal } = useWrite()
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const submit = () => {
    const isMissing = reason.trim() === ''
    setMistake(isMissing ? t('staffBank.reasonMissing') : null)
    if (isMissing) return
    write({
      act: () => takeBackPayment({ id: payment, reason: reason.trim() }),
      done: t('staffMpesa.undone'),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t('staffMpesa.undoTitle')}
      effect={t('staffMpesa.undoEffect', {
        sum: shillingsOf(receipt),
        number: receipt.order_number ?? '',
      })}
      confirm={t('staffMpesa.undo')}
      isHarsh
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staff.reason')} error={mistake}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
