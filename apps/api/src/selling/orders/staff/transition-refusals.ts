import type { Language } from '@bandari/i18n'
import { detail, problem, sentenceOf } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import type { LockedOrder } from '../order.store.ts'
import type { Shortage } from '../stock.store.ts'

/** The refusal of contract 3.2. */
export function refuseTransition({ number, status }: LockedOrder, wanted: string) {
  return refuse(409, detail(problem('order_status_invalid', { wanted, number, status })))
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
