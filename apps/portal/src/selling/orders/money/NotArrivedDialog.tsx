import type { SupportOrder } from '@bandari/sdk'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { t } from '../../../language/translator.ts'
import { useOrderCall } from '../use-order-call.ts'
import { NoteField } from './NoteField.tsx'

interface NotArrivedDialogProps {
  order: SupportOrder
  onClose: () => void
}

/** The payment that the buyer reported is not here: the deadline runs again, and they are notified. */
export function NotArrivedDialog({ order, onClose }: NotArrivedDialogProps) {
  const { answerPaymentReport } = useDataProvider<PortalDataProvider>()
  const [note, setNote] = useState('')
  const { number, user_name: name } = order
  const { run, isSaving, refusal } = useOrderCall({
    call: () => answerPaymentReport({ id: order.id, note: note.trim() }),
    done: ({ payment_due }) =>
      t('staffOrders.money.keptUntil', { number, moment: formatMoment(payment_due) }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('staffOrders.money.notArrivedTitle')}
      effect={t('staffOrders.money.notArrivedEffect', { number, name })}
      confirm={t('staffOrders.money.notArrivedConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={() => run(undefined)}
      onClose={onClose}
    >
      <NoteField
        name="note"
        label={t('staffOrders.money.note')}
        hint={t('staffOrders.money.noteToBuyer')}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}
