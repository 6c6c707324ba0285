import { needsSecond } from '../../../core/lone-limits.ts'
import type { Refund } from '../refund.ts'

interface OrderMoney {
  currency: string
  payments: readonly { kind: string; amount: number; approved_by: string | null }[]
}

/**
 * Whether another person has to approve a refund: by what was sent back of this order by all together, which the database
 * enforces too (0102), and to its buyer by one person.
 */
export function needsSecondPerson(
  { amount }: Pick<Refund, 'amount'>,
  { currency, payments }: OrderMoney,
  /** Cents that the same person sent back to the same buyer alone, of any order. */
  byPerson: number,
): boolean {
  const ofOrder = payments
    .filter(({ kind, approved_by }) => kind === 'refunded' && approved_by === null)
    .reduce((sum, payment) => sum - payment.amount, 0)
  return needsSecond('refund', { amount, before: Math.max(ofOrder, byPerson), currency })
}

interface RefundRequestState {
  state: 'waiting' | 'approved' | 'rejected'
  asked_by: number
  decided_by: number | null
}

export interface RefundVerdict {
  state: 'approved' | 'rejected'
  actorId: number
}

export type VerdictResult = 'decide' | 'done' | 'overtaken' | 'same-person'

/** The person who asked may only withdraw it. A repeat by the same person, such as a double click, counts as done. */
export function verdictResult(
  request: RefundRequestState,
  { state, actorId }: RefundVerdict,
): VerdictResult {
  if (request.state === 'waiting') {
    return state === 'approved' && actorId === request.asked_by ? 'same-person' : 'decide'
  }
  return request.state === state && request.decided_by === actorId ? 'done' : 'overtaken'
}
