import type { SupportOrder } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useRef, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { takeBackPayment } from '../../../providers/bank-statements.ts'
import { formatMoney } from '../../../shared/format.ts'
import type { ListedPayment } from '../../../shared/order/PaymentList.tsx'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useWrite } from '../../../staff/record/use-write.ts'
import { NoteField } from './NoteField.tsx'

interface UndoPaymentProps {
  order: SupportOrder
  payment: ListedPayment
}

/** Takes off a payment that was never this order's. */
export function UndoPayment({ order, payment }: UndoPaymentProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('staffOrders.money.undoName', { amount: formatMoney(payment) })}
        onClick={() => setOpen(true)}
      >
        {t('staffOrders.money.undo')}
      </Button>
      {isOpen && <UndoDialog order={order} payment={payment} onClose={() => setOpen(false)} />}
    </span>
  )
}

function UndoDialog({ order, payment, onClose }: UndoPaymentProps & { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { number, user_name: name } = order
  const amount = formatMoney(payment)
  const { write, isWriting, refusal } = useWrite()
  const submit = () => {
    const isMissing = reason.trim() === ''
    setMistake(isMissing ? t('staffOrders.reasonMissing') : null)
    if (isMissing) form.current?.querySelector('textarea')?.focus()
    else {
      write({
        act: () => takeBackPayment({ id: payment.id, reason: reason.trim() }),
        done: t('staffOrders.money.undone', { amount }),
        onDone: onClose,
      })
    }
  }
  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.money.undoTitle', { amount })}
      effect={t('staffOrders.money.undoEffect', { number, name })}
      confirm={t('staffOrders.money.undo')}
      isHarsh
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <NoteField
        name="reason"
        label={t('staff.reason')}
        hint={t('staffOrders.money.undoReasonHint')}
        error={mistake}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
