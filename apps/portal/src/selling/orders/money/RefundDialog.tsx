import type { SupportOrder } from '@bandari/sdk'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoney } from '../../../shared/format.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useAnother } from '../../../staff/record/use-another.ts'
import { t } from '../../../language/translator.ts'
import { held, type RefundClaim } from '../moves/refund-claim.ts'
import { RefundFields } from '../moves/RefundFields.tsx'
import { useRefundClaim } from '../moves/use-refund-claim.ts'
import { useOrderCall } from '../use-order-call.ts'
import { NoteField } from './NoteField.tsx'

interface RefundDialogProps {
  order: SupportOrder
  onClose: () => void
}

/** Money goes back while the order stays what it is; what is too much is suggested. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { requestRefund } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const { over } = order.balance
  const refund = useRefundClaim(order, over === '0.00' ? '' : over)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const another = useAnother()
  const { number, user_name: name, currency } = order
  const { run, isSaving, refusal } = useOrderCall({
    call: async (claim: RefundClaim) => {
      const after = await another.send({ ...claim, reason: reason.trim() }, (body) =>
        requestRefund({ id: order.id, ...body }),
      )
      return { after, amount: formatMoney({ amount: claim.amount, currency }) }
    },
    done: ({ after, amount }) =>
      after.refund_requests.some(({ state }) => state === 'waiting')
        ? t('staffOrders.money.isAsked', { amount })
        : t('staffOrders.money.wasSentBack', { amount, number }),
    onDone: onClose,
  })
  const submit = () => {
    const claim = refund.validate()
    const isMissing = reason.trim() === ''
    setMistake(isMissing ? t('staffOrders.reasonMissing') : null)
    if (claim !== 'mistaken' && !isMissing) return run(claim)
    const first = claim === 'mistaken' ? refund.firstMistake() : 'reason'
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const here = formatMoney({ amount: held(order.balance), currency })
  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.money.sendBack')}
      effect={t('staffOrders.money.sendBackEffect', { number, name, held: here })}
      confirm={t(another.isAsked ? 'staff.isAnother' : 'staffOrders.money.sendBackConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onEdit={another.forget}
      onClose={onClose}
    >
      <RefundFields
        order={order}
        claim={refund.claim}
        mistakes={refund.mistakes}
        onChange={refund.setClaim}
      />
      <NoteField
        name="reason"
        label={t('staff.reason')}
        hint={t('staffOrders.money.sendBackReason')}
        error={mistake}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  )
}
