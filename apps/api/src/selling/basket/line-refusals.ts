import { refuse } from '../../core/refusal.ts'
import { fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { reasonOf } from '../../core/problem.ts'
import type { BasketConflict } from './basket-conflict.ts'
import type { ChoiceResult } from '../../stock/catalogue/product/choices.ts'
import { basketLimit, type QuantityResult } from './stock-rules.ts'

/**
 * Why a line is not taken, in the sentences that the screens know (contract A15, buyer spec §8).
 */
export const unavailable = refuse(406, reasonOf('unavailable'))

export function refuseConflict(why: BasketConflict) {
  return refuse(406, { ...reasonOf('items_awaiting_checkout'), values: { why } })
}

export function invalidLine<const Fields extends FieldProblems>(fields: Fields) {
  return refuse(406, { reason: fieldErrors(fields), code: 'invalid' as const })
}

/** A product with options and none chosen, or one that is not offered (buyer spec §5). */
export function refuseChoice(result: Exclude<ChoiceResult, 'ok'>) {
  if ('unknown' in result) return invalidLine({ choice: ['unexpected_field'] })
  return refuse(406, reasonOf('choice_missing', { kind: result.missing }))
}

export function refuseQuantity(result: Exclude<QuantityResult, 'ok'>) {
  if (result === 'unavailable') return unavailable
  return result === 'basket_limit'
    ? refuse(406, reasonOf('basket_limit', { most: basketLimit }))
    : refuse(406, reasonOf('max_quantity', { count: result.max }))
}
