import type { SupportOrder } from '@bandari/sdk'
import { useState } from 'react'
import { type PaymentClaim, type PaymentMistakes, validatePayment } from './payment-claim.ts'
import { localDay } from '../../../shared/dates.ts'

/** The typed payment: what the buyer reported, else all that is missing, under the reference that was asked for. */
export function usePaymentClaim(order: SupportOrder) {
  const [claim, setClaim] = useState<PaymentClaim>(() => suggested(order))
  const [mistakes, setMistakes] = useState<PaymentMistakes>({})
  /** The fields with a mistake, first to last. */
  const validate = () => {
    const found = validatePayment(claim, order)
    setMistakes(found)
    return Object.keys(found)
  }
  return { claim, setClaim, mistakes, validate }
}

function suggested({ payment_reports, balance, payment_method, payment_reference }: SupportOrder) {
  const open = payment_reports.find(({ answered_at }) => answered_at === null)
  return {
    amount: open?.amount ?? (balance.due === '0.00' ? '' : balance.due),
    charges: '',
    method: payment_method ?? 'bank',
    reference: payment_reference,
    day: localDay(),
    note: '',
  } satisfies PaymentClaim
}
