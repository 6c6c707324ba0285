import type { Language } from '@bandari/i18n'
import { detail, problem, sentenceOf } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import type { LockedOrder } from '../order.store.ts'
import type { Shortage } from '../stock.store.ts'
import type { TransitionResult } from '../transition-order.ts'

/** The refusal of contract 3.2. */
export function refuseTransition({ number, status }: LockedOrder, wanted: string) {
  return refuse(409, detail(problem('order_status_invalid', { wanted, number, status })))
}

const withoutMoney = {
  refunded: 'order_refunded',
  'paid-no-longer': 'order_paid_no_longer',
  'raise-unpaid': 'order_raise_unpaid',
} as const

/** Why an order did not move. */
export function refuseMove(
  result: Exclude<TransitionResult, 'moved'>,
  { order, wanted, language }: { order: LockedOrder; wanted: string; language: Language },
) {
  if (result === 'not-allowed') return refuseTransition(order, wanted)
  if (typeof result !== 'string') return refuseShortages(result, language)
  return refuse(409, detail(problem(withoutMoney[result], { number: order.number })))
}

/** A sentence for each product; programs are told of the first. */
export function refuseShortages(shortages: Shortage[], language: Language) {
  const [first, ...others] = shortages.map(({ title, left }) =>
    problem('sold_meanwhile', { title, left }),
  )
  if (!first) throw new Error('nothing is short')
  const sentences = [first, ...others].map((each) => sentenceOf(each, language))
  return refuse(409, { ...detail(first), detail: sentences.join(' ') })
}
