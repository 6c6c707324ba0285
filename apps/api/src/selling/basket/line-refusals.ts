import { refuse } from '../../core/refusal.ts'
import { limitSentence, type QuantityResult } from './stock-rules.ts'

/**
 * Why a line is not taken, in the sentences that the screens know (contract A15, buyer spec §8).
 */
export const unavailable = refuse(406, {
  reason: 'Item is unavailable',
  code: 'unavailable' as const,
})

export const awaitingCheckout = refuse(406, {
  reason: 'You have items awaiting checkout.',
  code: 'items_awaiting_checkout' as const,
})

export function invalidLine(reason: Record<string, string[] | Record<string, string[]>[]>) {
  return refuse(406, { reason, code: 'invalid' as const })
}

export function refuseQuantity(result: Exclude<QuantityResult, 'ok'>) {
  if (result === 'unavailable') return unavailable
  if (result === 'basket_limit') {
    return refuse(406, { reason: limitSentence, code: 'basket_limit' as const })
  }
  return refuse(406, {
    reason: `a maximum of ${result.max} can be bought`,
    code: 'max_quantity' as const,
  })
}
