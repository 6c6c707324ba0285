import type { Sentence } from '@bandari/i18n'
import type { OrderStatus, RefundMethod, SupportOrder } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'
import { paymentMethodChoices } from '../../../payment-methods/choices.ts'
import { formatMoney } from '../../../shared/format.ts'
import { readAmount } from '@bandari/i18n/format'
import { t } from '../../../language/translator.ts'

/** How the money goes back, as support says it. */
export interface RefundClaim {
  amount: string
  method: RefundMethod
  reference: string
}

export type RefundMistakes = Partial<Record<keyof RefundClaim, string>>

export const refundMethods = [
  ...paymentMethodChoices,
  { value: 'other', label: 'staffOrders.anotherWay' },
] as readonly { value: RefundMethod; label: Sentence }[]

export const longestReference = 140

/** An order of which money is here is cancelled only with its refund. */
export function owesRefund(
  { balance }: Pick<SupportOrder, 'balance'>,
  target: OrderStatus,
): boolean {
  return target === 'Canceled' && minorOf(held(balance)) > 0
}

/** What came and did not go back. */
export function held({ received, refunded }: SupportOrder['balance']): string {
  return toDecimal(minorOf(received) - minorOf(refunded))
}

/** What is wrong with a refund, field by field. */
export function validateRefund(
  { amount, reference }: RefundClaim,
  { balance, currency }: Pick<SupportOrder, 'balance' | 'currency'>,
): RefundMistakes {
  const read = readAmount(amount)
  const paid = held(balance)
  const mistakes: RefundMistakes = {}
  if (read === null || read === '0.00') mistakes.amount = t('staffOrders.isAmount')
  else if (minorOf(read) > minorOf(paid)) {
    mistakes.amount = t('staffOrders.tooMuch', { amount: formatMoney({ amount: paid, currency }) })
  }
  if (reference.trim() === '') {
    mistakes.reference = t('staffOrders.referenceMissing')
  }
  return mistakes
}
