import type { SupportOrder } from '@bandari/sdk'
import { useRef } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { formatMoney } from '../../../shared/format.ts'
import { statusNames } from '../../../shared/order/order-status.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useAnother } from '../../../staff/record/use-another.ts'
import { t } from '../../../language/translator.ts'
import { readAmount } from '@bandari/i18n/format'
import { useOrderCall } from '../use-order-call.ts'
import { type PaymentClaim } from './payment-claim.ts'
import { PaymentFields } from './PaymentFields.tsx'
import { usePaymentClaim } from './use-payment-claim.ts'

interface RecordPaymentDialogProps {
  order: SupportOrder
  onClose: () => void
}

/** Asks what arrived, and says beforehand what the order lacks then. */
export function RecordPaymentDialog({ order, onClose }: RecordPaymentDialogProps) {
  const { recordPayment } = useDataProvider<PortalDataProvider>()
  const form = useRef<HTMLFormElement>(null)
  const { claim, setClaim, mistakes, validate } = usePaymentClaim(order)
  const another = useAnother()
  const { number, user_name: name } = order
  const { run, isSaving, refusal } = useOrderCall({
    call: (found: PaymentClaim) =>
      another.send(wireOf(found, order), (body) => recordPayment({ id: order.id, ...body })),
    done: saidOf,
    onDone: onClose,
  })
  const submit = () => {
    const [first] = validate()
    if (first === undefined) return run(claim)
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.money.record')}
      effect={t('staffOrders.money.recordEffect', { number, name })}
      confirm={t(another.isAsked ? 'staff.isAnother' : 'staffOrders.money.recordConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onEdit={another.forget}
      onClose={onClose}
    >
      <PaymentFields order={order} claim={claim} mistakes={mistakes} onChange={setClaim} />
    </FormDialog>
  )
}

function wireOf(
  { amount, charges, method, reference, day, note }: PaymentClaim,
  order: SupportOrder,
) {
  const kept = readAmount(charges)
  return {
    amount: readAmount(amount) ?? amount,
    currency: order.currency,
    ...(kept !== null && { bank_charges: kept }),
    method,
    reference: reference.trim(),
    received_on: day,
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}

function saidOf({ number, status, balance: { due }, currency }: SupportOrder): string {
  if (due === '0.00') {
    return t('staffOrders.isNow', { number, status: t(statusNames[status]) })
  }
  return t('staffOrders.money.stillDue', { number, due: formatMoney({ amount: due, currency }) })
}
