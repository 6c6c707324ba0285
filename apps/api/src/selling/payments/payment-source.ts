import type { PaymentMethodCode } from '@bandari/sdk'
import { methodOf, defaultMethod } from './methods.ts'
import type { PlainOrProblem } from '../../core/problem.ts'

/** The payment method and reference under which staff found the money of an order. */
export interface PaymentSource {
  method: PaymentMethodCode
  reference: string
}

interface ExpectedPayment {
  payment_method: PaymentMethodCode | null
  payment_reference: string
}

export type PaymentSourceResult =
  | { source: PaymentSource }
  | { problem: { reference: PlainOrProblem[] } }

/** What staff say about the money; if they say nothing, it came as the buyer was asked to send it. */
export function validatePaymentSource(
  order: ExpectedPayment,
  claim: PaymentSource | null | undefined,
): PaymentSourceResult {
  const source = claim ?? {
    method: order.payment_method ?? defaultMethod(),
    reference: order.payment_reference,
  }
  const problem = claim ? methodOf(claim.method).verify(claim.reference) : null
  return problem === null ? { source } : { problem: { reference: [problem] } }
}
