import type { SupportOrder, SupportOrderFollowing } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { type StepName, stepNames } from '../../../shared/order/step-labels.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { NoteField } from '../money/NoteField.tsx'
import { useOrderCall } from '../use-order-call.ts'

interface TakeBackDialogProps {
  order: SupportOrder
  following: SupportOrderFollowing
  step: StepName
  onClose: () => void
}

/** Asks why a step is taken back; the buyer reads it. */
export function TakeBackDialog({ order, following, step, onClose }: TakeBackDialogProps) {
  const { moveOrderSteps } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const name = t(stepNames[step])
  const { run, isSaving, refusal } = useOrderCall({
    call: () =>
      moveOrderSteps({
        id: order.id,
        seen: following.moves.length,
        moves: [{ step, on: null, note: reason.trim() }],
      }),
    done: () => t('staffOrders.following.tookBack', { step: name }),
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
      title={t('staffOrders.following.backTitle', { step: name })}
      effect={t('staffOrders.following.backEffect')}
      confirm={t('staffOrders.following.takeBack')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <NoteField
        name="reason"
        label={t('staff.reason')}
        error={mistake}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
