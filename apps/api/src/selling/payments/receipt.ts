import type { PaymentMethodCode } from '@bandari/sdk'
import { methodOf, usualMethod } from './methods.ts'
import type { PlainOrProblem } from '../../core/problem.ts'

/** The method and reference under which staff found the money of an order. */
export interface Receipt {
  method: PaymentMethodCode
  reference: string
}

interface Awaited {
  payment_method: PaymentMethodCode | null
  payment_reference: string
}

export type ReceiptResult = { receipt: Receipt } | { problem: { reference: PlainOrProblem[] } }

/** What staff say of the money; if they say nothing, it came in the way that the buyer was asked to send it. */
export function validateReceipt(order: Awaited, claim: Receipt | null | undefined): ReceiptResult {
  const receipt = claim ?? {
    method: order.payment_method ?? usualMethod,
    reference: order.payment_reference,
  }
  const problem = claim ? methodOf(claim.method).verify(claim.reference) : null
  return problem === null ? { receipt } : { problem: { reference: [problem] } }
}
