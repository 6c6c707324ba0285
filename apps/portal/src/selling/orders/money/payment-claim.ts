import type { PaymentMethodCode, SupportOrder } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import { readAmount } from '@bandari/i18n/format'

/** What staff type about money that arrived. */
export interface PaymentClaim {
  amount: string
  charges: string
  method: PaymentMethodCode
  reference: string
  /** `YYYY-MM-DD`. */
  day: string
  note: string
}

export type PaymentMistakes = Partial<Record<keyof PaymentClaim, string>>

type Owed = Pick<SupportOrder, 'balance' | 'currency' | 'total_incl_tax'>

/** Of one transfer, as the API takes it. */
const maxCharges = 100_00

/** What is wrong, field by field; the API has the last word on the day and the reference. */
export function validatePayment(claim: PaymentClaim, order: Owed): PaymentMistakes {
  const mistakes: PaymentMistakes = {}
  const amount = centsOf(claim.amount)
  const most = 2 * minorOf(order.total_incl_tax)
  if (amount === null || amount === 0) mistakes.amount = t('staffOrders.isAmount')
  else if (amount > most) {
    mistakes.amount = t('staffOrders.money.atMost', { amount: inWords(most, order) })
  }
  const charges = claim.charges.trim() === '' ? 0 : centsOf(claim.charges)
  const missing = Math.max(0, minorOf(order.balance.due) - (amount ?? 0))
  const maxCharge = Math.min(maxCharges, missing)
  if (charges === null) mistakes.charges = t('staffOrders.isAmount')
  else if (charges > maxCharge) {
    mistakes.charges = t('staffOrders.money.atMost', { amount: inWords(maxCharge, order) })
  }
  if (claim.reference.trim() === '') mistakes.reference = t('staffOrders.referenceMissing')
  if (claim.day === '') mistakes.day = t('staffOrders.money.dayMissing')
  return mistakes
}

/** What is missing or too much once this payment is written down; null while the amounts cannot be read. */
export function balanceAfter({ amount, charges }: PaymentClaim, order: Owed) {
  const [paid, kept] = [centsOf(amount), charges.trim() === '' ? 0 : centsOf(charges)]
  if (paid === null || kept === null) return null
  const rest = minorOf(order.balance.due) - paid - kept
  const over = minorOf(order.balance.over) + Math.max(0, -rest)
  return { due: toDecimal(Math.max(0, rest)), over: toDecimal(over) }
}

function centsOf(text: string): number | null {
  const read = readAmount(text)
  return read === null ? null : minorOf(read)
}

function inWords(minor: number, { currency }: Owed): string {
  return formatMoney({ amount: toDecimal(minor), currency })
}
