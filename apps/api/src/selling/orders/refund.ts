import type { RefundMethod } from '@bandari/sdk'
import type { OrderStatus } from './tables.ts'
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

/**
 * Whether this very refund has been made: the same sum, by the same way, under the same reference however it was spaced. A
 * press that is repeated, in another tab or after a lost answer, names all three again; a refund that is meant to follow
 * has a transfer of its own, and so a reference.
 */
export function isRepeated(
  claim: Claim,
  { payments }: { payments: readonly RecordedPayment[] },
  requests: readonly ApprovedRequest[] = [],
): boolean {
  const amount = fromDecimal(claim.amount)
  const isIt = (made: { amount: number; method: string; reference: string }) =>
    made.amount === amount &&
    made.method === claim.method &&
    plain(made.reference) === plain(claim.reference)
  return (
    payments.some((one) => one.kind === 'refunded' && isIt({ ...one, amount: -one.amount })) ||
    requests.some((one) => one.state === 'approved' && isIt(one))
  )
}

/** Its transfer may have been sent under another reference than it was prepared under. */
interface ApprovedRequest {
  state: string
  amount: number
  method: string
  reference: string
}

interface RecordedPayment {
  kind: string
  /** Negative where it went back. */
  amount: number
  method: string
  reference: string
}

const plain = (reference: string) => reference.replaceAll(/\s/g, '').toLowerCase()

const places = problem('max_decimal_places', { places: 2 })
const nothing = problem('min_value', { limit: 0.01 })
