import type { RefundRequest, SupportOrder } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoney } from '../../../shared/format.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useAnother } from '../../../staff/record/use-another.ts'
import { t } from '../../../language/translator.ts'
import { longestReference } from '../moves/refund-claim.ts'
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
    effect: 'staffOrders.money.approveEffect',
    confirm: 'staffOrders.money.approve',
    done: 'staffOrders.money.isApproved',
  },
  rejected: {
    title: 'staffOrders.money.rejectTitle',
    effect: 'staffOrders.money.rejectEffect',
    confirm: 'staffOrders.money.reject',
    done: 'staffOrders.money.isRejected',
  },
} as const

/** What the decision does, said before it is made; a rejection says why. */
export function DecideRefundDialog({ order, request, verdict, onClose }: DecideRefundDialogProps) {
  const { decideRefund } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const [rejection, setRejection] = useState('')
  const [reference, setReference] = useState(request.reference)
  const [mistake, setMistake] = useState<string | null>(null)
  const isRejected = verdict === 'rejected'
  const { number, user_name: name } = order
  const amount = formatMoney(request)
  const another = useAnother()
  const { run, isSaving, refusal } = useOrderCall({
    call: () => {
      const text = isRejected ? { rejection: rejection.trim() } : { reference: reference.trim() }
      return another.send({ state: verdict, ...text }, (body) =>
        decideRefund({ id: request.id, ...body }),
      )
    },
    done: () => t(words[verdict].done, { amount }),
    onDone: onClose,
  })
  const submit = () => {
    const isMissing = (isRejected ? rejection : reference).trim() === ''
    const missing = isRejected ? 'staffOrders.reasonMissing' : 'staffOrders.referenceMissing'
    setMistake(isMissing ? t(missing) : null)
    if (isMissing) form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
    else run(undefined)
  }
  return (
    <FormDialog
      ref={form}
      title={t(words[verdict].title, { amount })}
      effect={t(words[verdict].effect, { number, name })}
      confirm={t(another.isAsked ? 'staff.isAnother' : words[verdict].confirm)}
      isHarsh={isRejected}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onEdit={another.forget}
      onClose={onClose}
    >
      {!isRejected && <ReferenceField error={mistake} value={reference} onChange={setReference} />}
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

interface ReferenceFieldProps {
  error: string | null
  value: string
  onChange: (value: string) => void
}

/** The prepared one, unless the bank has named the sent one otherwise. */
function ReferenceField({ error, value, onChange }: ReferenceFieldProps) {
  return (
    <Field label={t('staffOrders.money.transferReference')} error={error}>
      {(control) => (
        <TextInput
          {...control}
          name="reference"
          autoComplete="off"
          maxLength={longestReference}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
