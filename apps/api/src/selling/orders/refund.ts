import type { RefundMethod } from '@bandari/sdk'
import type { OrderStatus } from '../../platform/db/columns.ts'
import { fromDecimal, toGrouped } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'

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

export type RefundResult =
  | { refund: Refund | null }
  | { problem: PlainOrProblem[] | { amount: PlainOrProblem[] } }

/** An order whose money is here is cancelled only with its refund; no other order has a refund. */
export function validateRefund(
  held: number,
  wanted: OrderStatus,
  claim: Claim | null | undefined,
): RefundResult {
  const isOwed = held > 0 && wanted === 'Canceled'
  if (!claim) return isOwed ? { problem: ['refund_missing'] } : { refund: null }
  if (!isOwed) return { problem: ['refund_of_nothing'] }
  return readRefund(held, claim)
}

/** No more goes back than is here. */
export function readRefund(
  held: number,
  claim: Claim,
): { refund: Refund } | { problem: { amount: PlainOrProblem[] } } {
  const amount = fromDecimal(claim.amount)
  if (amount === null) return { problem: { amount: [places] } }
  if (amount < 1) return { problem: { amount: [nothing] } }
  if (amount > held) {
    return { problem: { amount: [problem('refund_too_large', { amount: toGrouped(held) })] } }
  }
  return { refund: { ...claim, amount } }
}

const places = problem('max_decimal_places', { places: 2 })
const nothing = problem('min_value', { limit: 0.01 })
