import type { SupportOrder } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { t } from '../../../language/translator.ts'
import { useOrderCall } from '../use-order-call.ts'
import { NoteField } from './NoteField.tsx'

interface ExtendDialogProps {
  order: SupportOrder
  onClose: () => void
}

const choices = [1, 2, 3, 5, 7, 10, 14]

/** Asks for how long and why; both go on record, and the buyer is notified of the new deadline. */
export function ExtendDialog({ order, onClose }: ExtendDialogProps) {
  const { extendPayment } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const [days, setDays] = useState(3)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { number, user_name: name } = order
  const { run, isSaving, refusal } = useOrderCall({
    call: () => extendPayment({ id: order.id, days, reason: reason.trim() }),
    done: ({ payment_due }) =>
      t('staffOrders.money.keptUntil', { number, moment: formatMoment(payment_due) }),
    onDone: onClose,
  })
  const submit = () => {
    const isMissing = reason.trim() === ''
    setMistake(isMissing ? t('staffOrders.reasonMissing') : null)
    if (isMissing) form.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
    else run(undefined)
  }
  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.money.extendTitle')}
      effect={t('staffOrders.money.extendEffect', {
        number,
        name,
        moment: formatMoment(order.payment_due),
      })}
      confirm={t('staffOrders.money.extendConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staffOrders.money.howLong')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={choices.map((count) => ({
              value: String(count),
              label: t('staffOrders.money.days', { count }),
            }))}
            value={String(days)}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          />
        )}
      </Field>
      <NoteField
        name="reason"
        label={t('staff.reason')}
        hint={t('staffOrders.money.reasonHint')}
        error={mistake}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
