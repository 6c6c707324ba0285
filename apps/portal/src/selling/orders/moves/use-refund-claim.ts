import type { SupportOrder } from '@bandari/sdk'
import { useState } from 'react'
import { readAmount } from '@bandari/i18n/format'
import { held, validateRefund, type RefundClaim, type RefundMistakes } from './refund-claim.ts'

/** The typed refund: all that is here unless somebody enters less, or less is suggested. */
export function useRefundClaim(order: SupportOrder, suggested = held(order.balance)) {
  const [claim, setClaim] = useState<RefundClaim>({
    amount: suggested,
    method: 'bank',
    reference: '',
  })
  const [mistakes, setMistakes] = useState<RefundMistakes>({})
  const validate = (): RefundClaim | 'mistaken' => {
    const found = validateRefund(claim, order)
    setMistakes(found)
    const amount = readAmount(claim.amount)
    if (Object.keys(found).length > 0 || amount === null) return 'mistaken'
    return { ...claim, amount, reference: claim.reference.trim() }
  }
  const firstMistake = () => Object.keys(validateRefund(claim, order))[0] ?? 'reason'
  return { claim, setClaim, mistakes, validate, firstMistake }
}
