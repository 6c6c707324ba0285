import type { RefundRequest, SupportOrder } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoney } from '../../../shared/format.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { t } from '../../../language/translator.ts'
import { useOrderCall } from '../use-order-call.ts'
import { NoteField } from './NoteField.tsx'

interface DecideRefundDialogProps {
  order: SupportOrder
  request: RefundRequest
  verdict: 'approved' | 'rejected'
  onClose: () => void
}

const words = {
  approved: {
    title: 'staffOrders.money.approveTitle',
    confirm: 'staffOrders.money.approve',
    done: 'staffOrders.money.isApproved',
  },
  rejected: {
    title: 'staffOrders.money.rejectTitle',
    confirm: 'staffOrders.money.reject',
    done: 'staffOrders.money.isRejected',
  },
} as const

/** What the decision does, said before it is made; a rejection says why. */
export function DecideRefundDialog({ order, request, verdict, onClose }: DecideRefundDialogProps) {
  const { decideRefund } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const [rejection, setRejection] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const isRejected = verdict === 'rejected'
  const { number, user_name: name } = order
  const amount = formatMoney(request)
  const { run, isSaving, refusal } = useOrderCall({
    call: () =>
      decideRefund({
        id: request.id,
        state: verdict,
        ...(isRejected && { rejection: rejection.trim() }),
      }),
    done: () => t(words[verdict].done, { amount }),
    onDone: onClose,
  })
  const submit = () => {
    const isMissing = isRejected && rejection.trim() === ''
    setMistake(isMissing ? t('staffOrders.reasonMissing') : null)
    if (isMissing) form.current?.querySelector<HTMLElement>('[name=reason]')?.focus()
    else run(undefined)
  }
  return (
    <FormDialog
      ref={form}
      title={t(words[verdict].title, { amount })}
      effect={
        isRejected
          ? t('staffOrders.money.rejectEffect', { number, name })
          : t('staffOrders.money.approveEffect', { number, name, reference: request.reference })
      }
      confirm={t(words[verdict].confirm)}
      isHarsh={isRejected}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {isRejected && (
        <NoteField
          name="reason"
          label={t('staff.reason')}
          error={mistake}
          value={rejection}
          onChange={setRejection}
        />
      )}
    </FormDialog>
  )
}
