import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'

/** What a checkout asks of one payment method (contract 2.3). */
export interface RequestedMethod {
  enabled?: boolean
  pay_balance?: boolean
  amount?: string | number
}

/** By the code of the method. */
export type RequestedPayment = Readonly<Record<string, RequestedMethod | undefined>>

export type PaymentProblems =
  | PlainOrProblem[]
  | Record<string, { non_field_errors: PlainOrProblem[] }>

/**
 * What is wrong with the payment block; null when nothing is. A method pays the balance unless it
 * says otherwise, and then its amount does not matter.
 */
export function paymentProblems(
  payment: RequestedPayment,
  taken: readonly string[] = Object.keys(payment),
): PaymentProblems | null {
  const enabled = Object.entries(payment).filter(([, method]) => method?.enabled === true)
  if (enabled.length === 0) return ['payment_missing']
  const strange = enabled.filter(([code]) => !taken.includes(code))
  if (strange.length > 0) return strange.map(([code]) => problem('invalid_choice', { value: code }))
  const withoutAmount = enabled.filter(
    ([, method]) => method?.pay_balance === false && (fromDecimal(method.amount ?? 0) ?? 0) <= 0,
  )
  if (withoutAmount.length > 0) {
    return Object.fromEntries(
      withoutAmount.map(([code]) => [code, { non_field_errors: ['payment_amount'] }]),
    )
  }
  const payers = enabled.filter(([, method]) => method?.pay_balance !== false)
  if (payers.length === 0) return ['payment_without_balance']
  if (payers.length > 1) return ['payment_balance_twice']
  return null
}
