import { fromDecimal } from '../../core/money.ts'

/** How a method is asked to pay (contract 2.3). */
export interface PaymentMethod {
  enabled?: boolean
  pay_balance?: boolean
  amount?: string | number
}

export type PaymentProblems = string[] | Record<string, { non_field_errors: string[] }>

/**
 * What is wrong with the payment block; null when nothing is. A method pays the balance unless it
 * says otherwise, and then its amount does not matter.
 */
export function paymentProblems(
  payment: Readonly<Record<string, PaymentMethod | undefined>>,
  taken: readonly string[] = Object.keys(payment),
): PaymentProblems | null {
  const enabled = Object.entries(payment).filter(([, method]) => method?.enabled === true)
  if (enabled.length === 0) return ['At least one payment method must be enabled.']
  const strange = enabled.filter(([code]) => !taken.includes(code))
  if (strange.length > 0) return strange.map(([code]) => `"${code}" is not a valid choice.`)
  const withoutAmount = enabled.filter(
    ([, method]) => method?.pay_balance === false && (fromDecimal(method.amount ?? 0) ?? 0) <= 0,
  )
  if (withoutAmount.length > 0) {
    return Object.fromEntries(
      withoutAmount.map(([code]) => [code, { non_field_errors: [amountSentence] }]),
    )
  }
  const payers = enabled.filter(([, method]) => method?.pay_balance !== false)
  if (payers.length === 0) return ['Must set pay_balance flag on at least one payment method.']
  if (payers.length > 1) return ['Can not set pay_balance flag on multiple payment methods.']
  return null
}

const amountSentence = 'Amount must be greater then 0.00 or pay_balance must be enabled.'
