import type { Sentence } from '@bandari/i18n'
import type { OrderStatus, RefundMethod, SupportOrder } from '@bandari/sdk'
import { paymentMethodChoices } from '@bandari/ui'
import { formatMoney } from '../../shared/format.ts'

/** How the money goes back, as support says it. */
export interface RefundClaim {
  amount: string
  method: RefundMethod
  reference: string
}

export type RefundMistakes = Partial<Record<keyof RefundClaim, string>>

export const refundMethods = [
  ...paymentMethodChoices,
  { value: 'other', label: 'Another way' },
] as readonly { value: RefundMethod; label: Sentence }[]

export const longestReference = 140

/** An order that was paid for is cancelled only with its refund. */
export function owesRefund({ status }: Pick<SupportOrder, 'status'>, target: OrderStatus): boolean {
  return status === 'Authorized' && target === 'Canceled'
}

/** `1,250.5` → `1250.50`; null for what is no amount of money. */
export function readAmount(text: string): string | null {
  const [, whole = '', part = ''] =
    /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[\s,]/g, '')) ?? []
  return whole === '' ? null : `${Number(whole)}.${part.padEnd(2, '0')}`
}

/** What is wrong with a refund, field by field. */
export function validateRefund(
  { amount, reference }: RefundClaim,
  { total_incl_tax: paid, currency }: Pick<SupportOrder, 'total_incl_tax' | 'currency'>,
): RefundMistakes {
  const read = readAmount(amount)
  const mistakes: RefundMistakes = {}
  if (read === null || read === '0.00') mistakes.amount = 'An amount such as 1250.00.'
  else if (Number(read) > Number(paid)) {
    mistakes.amount = `${formatMoney({ amount: paid, currency })} was paid; more cannot go back.`
  }
  if (reference.trim() === '') {
    mistakes.reference = 'Say how it can be found: the number of the transfer, for example.'
  }
  return mistakes
}
