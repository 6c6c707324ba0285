import type { Refund } from '../refund.ts'

/** Cents of an order's money that one person may send back alone, in all; the database enforces it too (0102). */
const maxAlone = 500_00

interface OrderMoney {
  currency: string
  payments: readonly { kind: string; amount: number; approved_by: string | null }[]
}

/**
 * Whether another person has to approve a refund. In another currency than the dollar, nobody knows what 500 dollars are.
 */
export function needsSecondPerson(
  { amount }: Pick<Refund, 'amount'>,
  { currency, payments }: OrderMoney,
): boolean {
  const alone = payments
    .filter(({ kind, approved_by }) => kind === 'refunded' && approved_by === null)
    .reduce((sum, payment) => sum - payment.amount, amount)
  return alone > (currency === 'USD' ? maxAlone : 0)
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
