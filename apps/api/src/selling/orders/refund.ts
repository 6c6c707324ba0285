import type { RefundMethod } from '@bandari/sdk'
import type { OrderStatus } from '../../platform/db/columns.ts'
import { fromDecimal, toGrouped } from '../../core/money.ts'

/** The money that goes back to the buyer, in cents. */
export interface Refund {
  amount: number
  method: RefundMethod
  reference: string
}

interface Claim {
  amount: string | number
  method: RefundMethod
  reference: string
}

export type RefundResult = { refund: Refund | null } | { problem: string[] | { amount: string[] } }

/** A paid order is cancelled only with its refund, and an unpaid one has none. */
export function validateRefund(
  order: { status: OrderStatus; total: number },
  wanted: OrderStatus,
  claim: Claim | null | undefined,
): RefundResult {
  const isOwed = order.status === 'Authorized' && wanted === 'Canceled'
  if (!claim) return isOwed ? { problem: [missing] } : { refund: null }
  if (!isOwed) return { problem: [unpaid] }
  const amount = fromDecimal(claim.amount)
  if (amount === null) return { problem: { amount: [places] } }
  if (amount < 1) return { problem: { amount: [nothing] } }
  if (amount > order.total) {
    return { problem: { amount: [`At most ${toGrouped(order.total)} was paid.`] } }
  }
  return { refund: { ...claim, amount } }
}

const missing = 'This order was paid for: say how the money went back.'
const unpaid = 'Nothing was paid for this order.'
const places = 'Ensure that there are no more than 2 decimal places.'
const nothing = 'Ensure this value is greater than or equal to 0.01.'
