import type { PaymentRecord } from '@bandari/sdk'
import { loneLimits } from '../../core/lone-limits.ts'
import { fromDecimal, toGrouped } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { isDay, isToCome } from '../../pricing/exchange-rates/days.ts'
import { methodOf } from './methods.ts'
import type { PaymentSource } from './payment-source.ts'

/** What staff found for an order, in minor units of its currency. */
export interface ReceivedMoney extends PaymentSource {
  amount: number
  /** What intermediary banks deducted; the shop bears it. */
  charges: number
  receivedOn: string
  note: string | null
}

interface PayableOrderFacts {
  currency: string
  total: number
  /** What is still missing. */
  due: number
  placed: Date
  /** Cents of charges that the same person recorded for the same buyer before. */
  chargedAlone: number
}

type Field = 'amount' | 'currency' | 'bank_charges' | 'reference' | 'received_on'

export type RecordResult =
  | { found: ReceivedMoney }
  | { problem: Partial<Record<Field, PlainOrProblem[]>> }

/** A buyer may send the money a little before the order is placed; a year before is a typing error. */
const earliest = 31 * 24 * 3600_000

export function validatePaymentRecord(
  claim: PaymentRecord,
  { currency, total, due, placed, chargedAlone }: PayableOrderFacts,
  now: Date,
): RecordResult {
  const amount = fromDecimal(claim.amount) ?? 0
  const charges = fromDecimal(claim.bank_charges ?? '0') ?? 0
  const found: [Field, PlainOrProblem | null][] = [
    ['amount', amountMistake(amount, 2 * total)],
    ['currency', claim.currency === currency ? null : problem('payment_currency', { currency })],
    [
      'bank_charges',
      chargesMistake(charges, { missing: Math.max(0, due - amount), before: chargedAlone }),
    ],
    ['reference', methodOf(claim.method).verify(claim.reference)],
    ['received_on', dayMistake(claim.received_on, placed, now)],
  ]
  const mistakes = found.flatMap(([field, mistake]) => (mistake ? [[field, [mistake]]] : []))
  if (mistakes.length > 0) return { problem: Object.fromEntries(mistakes) }
  const { method, reference, received_on: receivedOn } = claim
  return { found: { amount, charges, method, reference, receivedOn, note: claim.note || null } }
}

export function amountMistake(amount: number, most: number): PlainOrProblem | null {
  if (amount <= 0) return 'above_zero'
  return amount > most ? problem('max_value', { limit: most / 100 }) : null
}

function chargesMistake(
  charges: number,
  { missing, before }: { missing: number; before: number },
): PlainOrProblem | null {
  const most = Math.min(loneLimits.bankCharges, missing)
  if (charges > most) return problem('max_value', { limit: most / 100 })
  if (charges === 0 || charges + before <= loneLimits.bankCharges) return null
  const left = Math.max(0, loneLimits.bankCharges - before)
  return problem('bank_charges_alone', { left: toGrouped(left) })
}

export function dayMistake(day: string, placed: Date, now: Date): PlainOrProblem | null {
  if (!isDay(day)) return 'not_a_day'
  if (isToCome(day, now)) return 'payment_day_to_come'
  return Date.parse(day) < placed.getTime() - earliest ? 'payment_day_too_early' : null
}
