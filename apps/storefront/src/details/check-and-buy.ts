import type { PurchaseProblem } from '../shared/purchase-problem.ts'
import { type Purchase, resultSentence, validatePurchase } from './purchase-checks.ts'

export { buyLine } from '../shared/buy-line.ts'

/** Why Buy Now may not go on; null when it may. Loaded with the press, like the call that follows. */
export function problemOf(purchase: Purchase): PurchaseProblem | null {
  const result = validatePurchase(purchase)
  return result === 'ok' ? null : { sentence: resultSentence(result, purchase) }
}
